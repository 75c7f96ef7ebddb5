/** What the contact form says. */

export const CONTACT = {
  name: 'Name',
  noName: 'Please enter your name.',
  email: 'Email',
  noEmail: 'Please enter your email address, so that we can answer.',
  subject: 'Subject',
  noSubject: 'Please say in a few words what it is about.',
  message: 'Message',
  noMessage: 'Please enter your message.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: "Message sent! We'll get back to you soon.",
  ticket: 'Your ticket number',
  copied: (email: string) => `It is on its way to ${email} too. Name it when you write to us about this again.`,
  priority: 'You have Premium, so your message is answered first.',
  another: 'Write another message',
  failed: 'Your message could not be sent. What you typed is still here.',
  byMail: 'Send it by mail instead',
  retry: 'Try again',
} as const

export const CHARACTERS = { name: 200, email: 254, subject: 200, message: 10_000 } as const
