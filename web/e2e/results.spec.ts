/** The three examples, judged by the real server: in their bands, quoted, accessible. */
import { chooseExample, expect, fits, sidewaysScroll, test } from './visit'

const EXAMPLES = [
  { company: 'Meridian Rail', band: 'Verified', least: 80, most: 100 },
  { company: 'Fernweh Studio', band: 'Caution', least: 40, most: 79 },
  { company: 'Global Prime Solutions', band: 'Danger', least: 0, most: 39 },
]

for (const { company, band, least, most } of EXAMPLES) {
  test(`the example of ${company} is ${band.toLowerCase()}, explained, accessible and fits the screen`, async ({
    page,
  }) => {
    await chooseExample(page, company)
    const meter = page.getByRole('meter', { name: 'Trust score' })
    const score = Number(await meter.getAttribute('aria-valuenow'))
    expect(score).toBeGreaterThanOrEqual(least)
    expect(score).toBeLessThanOrEqual(most)
    await expect(meter).toHaveAttribute('aria-valuetext', `${score} out of 100, ${band}`)
    const panel = page.getByRole('region', { name: 'Verification Results' })
    await expect(panel.getByRole('region', { name: 'Analysis Details' }).locator('blockquote').first()).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'What we could not check' })).toBeVisible()
    for (const summary of await panel.locator('summary').all()) await summary.click()
    await fits(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
