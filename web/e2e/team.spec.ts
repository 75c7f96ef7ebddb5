/** From an invitation to a member who is out again, in a real browser against the real server and its mails. */
import { join } from './employers'
import { expect, linkFor, somebody, test } from './people'
import { sidewaysScroll, violations } from './visit'

// Once, in both looks: the table of a desktop and the cards of a phone in the dark.
test('somebody is invited, joins by the mail, gets another role, and is signed out when removed', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  const fits = async () => {
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/team')
  await expect(page.getByText('1 / 5')).toBeVisible()
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible()

  const person = { ...somebody(), name: 'Grace Hopper' }
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('dialog').getByLabel('Role').selectOption('Viewer: read-only')
  await fits()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${person.email}`)).toBeVisible()
  await expect(page.getByText('2 / 5')).toBeVisible()
  await page.getByRole('button', { name: 'Resend the invitation' }).click()
  await expect(page.getByText(/^Failed to send invitation: An invitation was just sent/)).toBeVisible()
  await fits()

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await elsewhere.newPage()
  await theirs.goto(await linkFor(page, person.email, 'invitation'))
  await theirs.getByLabel('Full name').fill(person.name)
  await theirs.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await theirs.getByRole('button', { name: 'Create Account and Join' }).click()
  await expect(theirs.getByRole('heading', { name: 'Welcome to Example Ltd' })).toBeVisible()
  await theirs.goto('/enterprise/team')
  await expect(theirs.getByText('Only admins of your organisation can change the team.')).toBeVisible()

  await page.reload()
  const row = page.getByRole('row', { name: /^Grace Hopper/ })
  await expect(row.getByText('Active')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await fits()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await row.getByRole('combobox').selectOption('Admin')
  await expect(page.getByRole('heading', { name: 'Change role to Admin?' })).toBeVisible()
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await expect(row.getByRole('combobox')).toHaveValue('admin')
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'Invite Member' })).toBeEnabled()

  await row.getByRole('button', { name: 'Remove Grace Hopper' }).click()
  await expect(page.getByRole('heading', { name: 'Remove Grace Hopper from the team?' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the team' }).click()
  await expect(page.getByText('Member removed successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('1 / 5')).toBeVisible()
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/\?message=login-required$/)
  await expect(theirs.getByText('Please sign in to see that page.')).toBeVisible()
  await elsewhere.close()
})
