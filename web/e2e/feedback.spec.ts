/** "Was this right?" on a real result of the real server: said, changed, taken back; accessible in every state. */
import { expect, sidewaysScroll, test, violations } from './visit'

const POSTING = [
  'Night cook at Harbour Canteen',
  'We are looking for a cook who prepares dinners for the crews of the harbour, from Monday to Friday, 18:00 to 02:00.',
  'You plan the menus, order what is needed and keep the kitchen clean. We pay 17.50 EUR an hour.',
  'Write to Mira Holm at kitchen@harbour-canteen.example.',
].join('\n')

test('an answer is given, changed and taken back, accessible and in bounds in every state', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(POSTING)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  const section = page.getByRole('region', { name: 'Was this right?' })
  await section.getByRole('button', { name: 'No, it was wrong' }).click()
  await expect(section.getByRole('radio', { name: 'A scam' })).toBeFocused()
  expect(await violations(page)).toEqual([])

  await section.getByRole('radio', { name: 'Closed already' }).check()
  await section.getByLabel('What did we get wrong? (optional)').fill('The canteen closed in May.')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await section.getByRole('button', { name: 'Send' }).click()
  await expect(section.getByText('You said that it is closed already.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await section.getByRole('button', { name: 'Change your answer' }).click()
  await section.getByRole('button', { name: 'Yes, it was right' }).click()
  await expect(section.getByText('You said that this was right.')).toBeVisible()
  await section.getByRole('button', { name: 'Take it back' }).click()
  await expect(section.getByRole('button', { name: 'No, it was wrong' })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
})

test('an answer that cannot be sent says so and can be sent again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(POSTING)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  const section = page.getByRole('region', { name: 'Was this right?' })
  await page.route('**/feedback', (route) => route.abort(), { times: 1 })
  await section.getByRole('button', { name: 'Yes, it was right' }).click()
  await expect(section.getByRole('alert')).toContainText('Your answer could not be sent. Please try again.')
  expect(await violations(page)).toEqual([])
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('You said that this was right.')).toBeVisible()
})
