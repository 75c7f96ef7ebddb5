/** Nothing scrolls sideways on the narrowest phone, whatever is on the page. */
import { PATHS } from '../src/lib/paths'
import { arrived, expect, sidewaysScroll, test } from './visit'

test('nothing scrolls sideways on the narrowest phone, with the menu open and the longest words', async ({ page }) => {
  // Every page there is, one after the other.
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PATHS) {
    await page.goto(path)
    await arrived(page)
    expect(await sidewaysScroll(page), path).toBe(0)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'or paste the text' }).click()
  expect(await sidewaysScroll(page)).toBe(0)
})

for (const [script, text] of [
  ['right-to-left', 'مطلوب موظف إدخال بيانات للعمل من المنزل. الراتب ٥٠٠٠ دولار في الأسبوع. تواصل معنا عبر تيليجرام.'],
  ['Chinese', '招聘数据录入员，在家工作，每周五千美元。请通过微信联系我们，入职前需缴纳押金。'.repeat(20)],
  ['one endless word', 'x'.repeat(3000)],
]) {
  test(`text in ${script} keeps the page in bounds`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    // Its letters move what is pressed when they arrive late.
    await page.evaluate(async () => void (await document.fonts.ready))
    await page.getByRole('button', { name: 'or paste the text' }).click()
    await page.getByLabel('Job posting text').fill(text ?? '')
    await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Verification Results' }).or(page.getByRole('alert'))).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
