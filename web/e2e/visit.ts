/** A browser page that fails its test when the content security policy was violated or the page threw. */
import { test as base, expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const test = base.extend<{ clean: undefined }>({
  clean: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`))
      await page.exposeFunction('complain', (words: string) => complaints.push(words))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const complain = (window as unknown as { complain: (words: string) => void }).complain
          complain(`policy: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`)
        })
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const LOOKED_FOR: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passed need not be described, which takes longer than finding it.
  resultTypes: ['violations'],
  // A mail's frame runs no script, so nobody answers from there.
  iframes: false,
}

/** Violations of WCAG 2.2 A and AA, and of axe's best practices, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // It is half a megabyte: a page reads it once, where Playwright's builder has it read twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), LOOKED_FOR)
  return violations.map(
    (each) => `${each.id} ×${each.nodes.length}: ${each.nodes[0]?.target} ${each.nodes[0]?.failureSummary}`,
  )
}

/** The page with what it asked the server for, not the shape that stands there until then. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
}

/** Accessible, and no wider than the screen, light on a desktop as it was opened, and dark on a phone. */
export async function fits(page: Page): Promise<void> {
  await looksRight(page)
  const desktop = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await looksRight(page)
  await page.emulateMedia({ colorScheme: 'light' })
  if (desktop) await page.setViewportSize(desktop)
}

async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export async function verify(page: Page, link: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Job posting link').fill(link)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
}

export async function chooseExample(page: Page, company: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: company }).click()
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
}

export { expect }
