/** What was read is corrected: every field, with what was read beside, and nothing is lost by leaving. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem } from '../../testing/accounts'
import { VERIFIED } from '../../testing/answers'
import { open } from '../../testing/open'
import { MATCH, matchesWith, RESUME, seeksWith, UNCORRECTED } from '../../testing/resumes'
import { answersWith, server } from '../../testing/server'
import { changesOf, mistakesOf, monthOf } from './corrections/draft'

async function correcting(resume = RESUME) {
  const asked = seeksWith(resume)
  const page = await open('/premium')
  await page.person.click(await screen.findByText('Correct what was read'))
  return { ...page, asked }
}

// Looking for roles and labels as people hear them reads the whole form each time: the browser tests do that.
function labelled(words: string): HTMLElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)
  return (label?.control ?? document.querySelector(`[aria-label="${words}"]`)) as HTMLElement
}
const title = () => screen.findByText('AI analysis')
const save = () => screen.getByText('Save corrections')
/** Pasted: each key would draw the whole form anew. */
async function fill(person: UserEvent, box: HTMLElement, words: string) {
  await person.clear(box)
  await person.click(box)
  await person.paste(words)
}
const entry = (words: RegExp) => screen.getByText(words, { selector: 'summary span' })
const boxOf = (words: RegExp) => within(entry(words).closest('li') as HTMLElement)

it('closes at once where nothing was changed', async () => {
  const { person } = await correcting()
  await person.click(screen.getByText('Cancel'))
  expect(await title()).toBeVisible()
})

it("saves a role's title and dates, and the analysis is that of the corrections", async () => {
  const { person, asked } = await correcting()
  expect(save()).toBeDisabled()
  await person.click(entry(/^Demo Studio · 2007 – 2010/))
  const role = boxOf(/Demo Studio/)
  await fill(person, role.getByLabelText('Title'), ' Developer ')
  await fill(person, role.getByLabelText('Start'), '09/2007')
  await fill(person, role.getByLabelText('What you did'), 'Web shops in PHP.\n\nMended them.')
  await person.selectOptions(role.getByLabelText('Kind of work'), 'Freelance')
  expect(screen.getByText('Demo Studio · 2007 – 2010', { selector: 'li' })).toBeVisible()
  await person.click(save())
  expect(await title()).toHaveFocus()
  expect(screen.getByText('100%')).toBeVisible()
  expect(screen.getByText(/with your corrections/)).toBeVisible()
  const [first, second] = RESUME.read.work
  const changed = {
    ...second,
    title: 'Developer',
    start: '2007-09',
    kind: 'freelance',
    highlights: ['Web shops in PHP.', 'Mended them.'],
  }
  expect(asked).toEqual([['PATCH', { corrections: { work: [first, changed] } }]])
})

it('adds and removes words, languages, certificates and roles', async () => {
  const { person, asked } = await correcting()
  await person.click(labelled('Remove Java'))
  expect(labelled('Add to skills')).toHaveFocus()
  await fill(person, labelled('Add to skills'), 'Terraform, kubernetes,Go')
  await fill(person, labelled('Add to phone numbers'), '+351 21 000 0000')
  await fill(person, labelled('Headline'), 'Engineer')
  await person.click(screen.getByText('Add a language'))
  expect(boxOf(/^A language/).getByLabelText('Language')).toHaveFocus()
  await person.paste('English')
  await person.click(screen.getByText('Add a certificate'))
  await person.paste('CKA')
  await person.click(entry(/Demo Studio/))
  await person.click(boxOf(/Demo Studio/).getByText('Remove'))
  expect(screen.getByText('Add a role')).toHaveFocus()
  await person.click(save())
  await title()
  expect(asked).toEqual([
    [
      'PATCH',
      {
        corrections: {
          headline: 'Engineer',
          phones: ['+351 21 000 0000'],
          work: RESUME.read.work.slice(0, 1),
          skills: ['Kubernetes', 'Terraform', 'Go'],
          languages: [...RESUME.read.languages, { name: 'English', fluency: '' }],
          certificates: [{ name: 'CKA', issuer: '', issued: '' }],
        },
      },
    ],
  ])
})

it('shows what was read beside a correction, and takes it back', async () => {
  const corrected = { ...RESUME.read, name: 'Robin S.' }
  const { person, asked } = await correcting({
    ...RESUME,
    corrected,
    corrections: { ...UNCORRECTED, name: 'Robin S.' },
  })
  expect(screen.getByText('What we read')).toBeVisible()
  expect(screen.getByText('Robin Sample')).toBeVisible()
  await person.click(labelled('Take my correction back: Name'))
  expect(labelled('Name')).toHaveValue('Robin Sample')
  expect(screen.queryByText('What we read')).toBeNull()
  await person.click(save())
  await title()
  expect(asked).toEqual([['PATCH', { corrections: { name: null } }]])
})

it('says which dates cannot be, opens their role and sends nothing', async () => {
  const { person, asked } = await correcting()
  await person.click(entry(/Demo Studio/))
  const role = boxOf(/Demo Studio/)
  await fill(person, role.getByLabelText('End'), '2006')
  await person.click(entry(/Demo Studio/))
  await person.click(save())
  expect(role.getByLabelText('End')).toHaveFocus()
  expect(role.getByText('This is before the start.')).toBeVisible()
  expect(entry(/Demo Studio/).closest('details')).toHaveAttribute('open')
  expect(asked).toEqual([])
})

it("puts the server's words where they belong, and others above the button", async () => {
  const { person } = await correcting()
  const refuse = (field: string, message: string) =>
    server.use(
      http.patch('*/api/premium/resume/r1', () => problem(422, 'invalid_input', message, { field }), { once: true }),
    )
  refuse('corrections.skills.2', 'This may have 300 characters at most.')
  await fill(person, labelled('Add to skills'), 'Go')
  await person.keyboard('{Enter}')
  await person.click(save())
  expect(await screen.findByText('This may have 300 characters at most.')).toBeVisible()
  expect(labelled('Add to skills')).toHaveFocus()
  server.use(http.patch('*/api/premium/resume/r1', () => HttpResponse.error(), { once: true }))
  await fill(person, labelled('Headline'), 'E')
  await person.click(save())
  expect(await screen.findByText('Unable to connect to server. Please try again later.')).toBeVisible()
  await person.click(save())
  expect(await title()).toBeVisible()
})

it('asks whoever leaves with unsaved changes, by its button or by a link', async () => {
  const { person, router } = await correcting()
  await fill(person, labelled('Headline'), 'Engineer')
  expect(screen.getByText('You have changes that are not saved.')).toBeVisible()
  await person.click(screen.getByText('Cancel'))
  await person.click(screen.getByText('Keep editing'))
  expect(labelled('Headline')).toHaveValue('Engineer')
  await person.click(screen.getByText('Your past checks'))
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  expect(router.state.location.pathname).toBe('/premium')
  await person.click(screen.getByText('Leave without saving'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
})

it('a match on the page is made anew of what was corrected', async () => {
  const asked = matchesWith(MATCH)
  answersWith(VERIFIED)
  const { person } = await correcting()
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(screen.getByText('Verify Job'))
  expect(await screen.findByText('72%')).toBeVisible()
  matchesWith({ ...MATCH, score: 88 })
  await fill(person, labelled('Add to skills'), 'Terraform')
  await person.keyboard('{Enter}')
  await person.click(save())
  expect(await screen.findByText('88%')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it.each([
  ['2019-3', '2019-03'],
  ['03/2019', '2019-03'],
  [' 2019 ', '2019'],
  ['soon', 'soon'],
])('reads the month %s as %s', (typed, month) => expect(monthOf(typed)).toBe(month))

it('finds what is wrong with each kind of entry, and nothing with one that is empty', () => {
  const [role, other] = RESUME.read.work
  const [course] = RESUME.read.education
  if (!role || !other || !course) throw new Error('the resume has two roles and a course')
  const none = { company: '', title: '', highlights: [], start: '', end: '' }
  const draft = {
    ...RESUME.read,
    mails: ['robin at example.org'],
    work: [
      { ...role, ...none },
      { ...other, ...none, start: '2019-13' },
    ],
    education: [{ ...course, institution: '', degree: '', area: '', start: '2007-02', end: '2007' }],
    languages: [{ name: '', fluency: 'native' }],
    certificates: [{ name: '', issuer: 'CNCF', issued: 'soon' }],
  }
  expect(Object.keys(mistakesOf(draft)).sort()).toEqual([
    'certificates.0.issued',
    'certificates.0.name',
    'education.0.institution',
    'languages.0.name',
    'mails',
    'work.1.start',
    'work.1.title',
  ])
  expect(changesOf(RESUME.read, RESUME)).toEqual({})
})
