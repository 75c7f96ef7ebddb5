/** The README's pictures of a running server: `make pictures` starts one and says where it is. */
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

const desktop = { viewport: { width: 1200, height: 1000 } }
const phone = { viewport: { width: 390, height: 1000 }, isMobile: true, hasTouch: true }

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../test-results/pictures',
  reporter: 'list',
  workers: 1,
  projects: (['light', 'dark'] as const).flatMap((colorScheme) => [
    { name: colorScheme, use: { ...desktop, colorScheme }, grepInvert: / phone$/ },
    { name: `phone-${colorScheme}`, use: { ...phone, colorScheme }, grep: / phone$/ },
  ]),
})
