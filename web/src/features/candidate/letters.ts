/** Letters to a candidate that an employer may send: templates, to be read and changed before they are used. */

export interface LetterTemplate {
  id: string
  title: string
  when: string
  text: string
}

export const LETTERS: LetterTemplate[] = [
  {
    id: 'notice',
    title: 'Before the check',
    when: 'Send it before a resume is checked, early enough for the candidate to answer. New York City asks for ten business days where a score helps to decide; other places have rules of their own.',
    text: `Dear [name],

thank you for applying as [position] at [organisation].

We use software to look at how well the statements of a resume fit together: dates, employers and schools, the e-mail address, and the file itself. It compares the resume that you sent with what you told us, with public facts about organisations and web addresses, and with other resumes that were sent to us. It does not search for you elsewhere. It does not look at gaps, age, nationality, photo or style of writing, and at your name only to see whether an address or the file names somebody else.

The result is a list of points with their evidence. It is not a background check or consumer report. It decides nothing: a person reads it, asks you about anything that is unclear, and decides.

You can ask for the report, say what is not right in it, and ask that a person looks again. If you would like your resume to be read in another way, or need an accommodation, tell us by [date] at [address].

Your resume is deleted after [number] days; if you dispute the report, not within the seven days after that.

[name, organisation]`,
  },
  {
    id: 'questions',
    title: 'Asking about a point',
    when: 'Send it when a report has points that are open. Ask before you decide; each has everyday explanations.',
    text: `Dear [name],

we have read your resume, and would like to understand it better before we go on:

– [quote from the resume]: [question]
– [quote from the resume]: [question]

There are often simple explanations, such as contract work, a company that changed its name, or a slip of the keyboard. A few lines are enough. Nothing is decided, and we wait for your answer until [date].

You can read the whole report here: [link]. If something in it is not right, you can say so on that page.

[name, organisation]`,
  },
  {
    id: 'decision',
    title: 'If you do not go on',
    when: 'Send it where a report was among the things that you looked at. Wait for a dispute to be looked at first: the report is held for seven days.',
    text: `Dear [name],

thank you for your interest in [position] at [organisation]. We have decided not to go on with your application.

A person took this decision, after looking at [what was looked at]. An automated check of how the statements of your resume fit together was among it; it was not the sole basis.

You can read that report here: [link], until [date]. If something in it is not right, tell us on that page or at [address]: a person will look at it again, and at our decision.

[name, organisation]`,
  },
]
