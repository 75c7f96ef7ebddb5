/** Browser tests against a running server: TRUSTHOUND_E2E_URL or BASE_URL says where it is. */
import { defineConfig } from '@playwright/test'

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
// What a page does is the same in both themes; what is narrow is so on a phone.
const FLOWS = '**/flows.spec.ts'
const NARROW = '**/narrow.spec.ts'
// Whole ways through forms and mails: how their pages look is told by the others.
const WAYS = ['accounts', 'billing', 'brands', 'candidate-refused', 'writing'].map((each) => `**/${each}.spec.ts`)
// Walked through once, and each page of them looked at in both.
const IN_EACH_LOOK = [
  'admin',
  'applications',
  'bulk',
  'candidate',
  'pages',
  'preparation',
  'results',
  'resume',
  'signed-in',
].map((each) => `**/${each}.spec.ts`)
// A theme's colours are the same at any width: what is looked at is seen in the light one on a
// desktop and in the dark one on a phone.
const NOT_IN_THE_DARK = [
  FLOWS,
  NARROW,
  ...WAYS,
  ...IN_EACH_LOOK,
  '**/feedback.spec.ts',
  '**/messages.spec.ts',
  '**/methodology.spec.ts',
]

// What a test of such a file does besides how its page looks is done once.
const ONCE = /@once/

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than two cores: each waits for the server or the page a third of its time.
  workers: 3,
  forbidOnly: true,
  // Generous, because a busy machine is slow; no test waits for it when all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.TRUSTHOUND_E2E_URL ?? process.env.BASE_URL ?? 'http://127.0.0.1:8900',
    browserName: 'chromium',
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop-light', use: { ...desktop, colorScheme: 'light' }, testIgnore: NARROW },
    { name: 'phone-light', use: { ...phone, colorScheme: 'light' }, testMatch: [FLOWS, NARROW] },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' }, testIgnore: NOT_IN_THE_DARK, grepInvert: ONCE },
  ],
})
