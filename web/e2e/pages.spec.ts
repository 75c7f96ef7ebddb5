/** Every path of the page, in a real browser against the real server: accessible, in bounds, answered with the right status. */
import { NOT_OPEN_YET_PATHS, OPEN_PATHS } from '../src/lib/paths'
import { arrived, expect, fits, test } from './visit'

// Those that are not open yet are one page with other words.
const NOT_OPEN_YET = NOT_OPEN_YET_PATHS.slice(0, 1)

// What was never shared is told like a page that is not there.
const NOT_FOUND = ['/no/such/page', '/s/$id']

const PATHS = [...OPEN_PATHS, ...NOT_OPEN_YET, '/?message=contact-sales', '/no/such/page']
// A browser that opens several in turn reads the program once.
const IN_TURN = 6

for (let from = 0; from < PATHS.length; from += IN_TURN) {
  const paths = PATHS.slice(from, from + IN_TURN)
  test(`${paths} are accessible and fit the screen`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        const reply = await page.goto(path)
        expect(reply?.status()).toBe(NOT_FOUND.includes(path) ? 404 : 200)
        await arrived(page)
        await fits(page)
      })
  })
}
