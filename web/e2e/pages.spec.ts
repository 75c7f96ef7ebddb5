/** Every path of the page, in a real browser against the real server: accessible, in bounds, answered with the right status. */
import { NOT_OPEN_YET_PATHS, OPEN_PATHS } from '../src/lib/paths'
import { arrived, expect, fits, test } from './visit'

// Those that are not open yet are one page with other words.
const NOT_OPEN_YET = NOT_OPEN_YET_PATHS.slice(0, 1)

// What was never shared is told like a page that is not there.
const NOT_FOUND = ['/no/such/page', '/s/$id']

for (const path of [...OPEN_PATHS, ...NOT_OPEN_YET, '/?message=contact-sales', '/no/such/page']) {
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(NOT_FOUND.includes(path) ? 404 : 200)
    await arrived(page)
    await fits(page)
  })
}
