/** What a screen reader finds on the two main pages: landmarks, headings, names, and what is said aloud. */
import { expect, test } from './visit'

const LINK = 'https://nowhere.invalid/jobs/1'
const TEXT = [
  'Data Entry Clerk (Remote)',
  'Brightwater Logistics LLC',
  '$45 - $60 per hour. Work from home, no experience needed.',
  'To start, you must pay a refundable $150 registration fee by gift card before the training begins.',
].join('\n')

const RESULT = `
  - region "Verification Results":
    - heading "Verification Results" [level=2]
    - button "Close"
    - heading [level=3]
    - meter "Trust score"
    - text: Danger
    - region "What to do next":
      - heading "What to do next" [level=3]
      - list:
        - listitem
    - region "Analysis Details":
      - heading "Analysis Details" [level=3]
      - list:
        - listitem:
          - heading [level=4]
          - paragraph: /^−[\\d.]+ points$/
          - figure:
            - blockquote
          - paragraph: "/It may be innocent: /"
    - complementary "How sure we are":
      - region "What we could not check":
        - heading "What we could not check" [level=3]
      - region "How sure we are":
        - heading "How sure we are" [level=3]
    - button "Verify Another Job"
`

test('the landing page is parted by landmarks, each named and headed @once', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Global Prime Solutions' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "TrustHound"
      - navigation "Main"
      - navigation "Account"
      - group "Theme"
    - main:
      - heading "Verify Job Postings Before You Apply" [level=1]
      - form "Verify Job":
        - button "or paste the text"
        - textbox "Job posting link"
        - button "Verify Job" [disabled]
        - button /choose a screenshot/
      - status
      - region "Try an example":
        - heading "Try an example" [level=2]
        - list:
          - listitem:
            - button /Meridian Rail/
          - listitem:
            - button /Fernweh Studio/
          - listitem:
            - button /Global Prime Solutions/
      - region "What you get":
        - heading "What you get" [level=2]
    - contentinfo:
      - navigation "Product"
      - navigation "Support"
      - navigation "Legal"
  `)
})

test('a result on its own page is headed level by level @once', async ({ page }) => {
  await page.goto('/v/example-scam')
  await expect(page.getByRole('meter')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Verification result" [level=1]
${RESULT.replace(/^(?=.)/gm, '    ').trimEnd()}
      - region "The pay in its market":
        - heading "The pay in its market" [level=2]
  `)
})

test('from the box to the offer to paste and on to the result by keyboard, each said aloud @once', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/')
  await page.getByLabel('Job posting link').focus()
  await keyboard.insertText(LINK)
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - paragraph: The site could not be reached.
      - paragraph: Check the link, or paste the posting's text.
      - paragraph: Your link stays in the box.
      - button "Paste the text instead"
      - button "Choose a screenshot"
  `)
  await expect(page.getByLabel('Job posting link')).toBeFocused()
  for (const stop of ['Verify Job', /saved e-mail/, 'Paste the text instead']) {
    await keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(stop)
  }
  await keyboard.press('Enter')
  await expect(page.getByLabel('Job posting text')).toBeFocused()
  await keyboard.insertText(TEXT)
  await keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Verify Job')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: /^Result: \d+ out of 100\. Strong warning signs\.$/ }),
  ).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(RESULT)
})
