/**
 * Measures, never tests: usage `npm run perf -- http://127.0.0.1:8900/ …`. The median of five loads each,
 * once as it is and once as a phone (processor four times slower, slow 4G).
 */
import { chromium } from '@playwright/test'

const LOADS = 5
const SETTLE_MS = 600
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const PROFILES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, slowdown: 1, network: null },
  { name: 'phone', viewport: { width: 390, height: 844 }, slowdown: 4, network: SLOW_4G },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
for (const url of process.argv.slice(2)) {
  for (const profile of PROFILES) {
    const loads = []
    for (let load = 0; load < LOADS; load += 1) loads.push(await measure(url, profile))
    const middle = loads.sort((one, other) => one.lcp - other.lcp)[Math.floor(LOADS / 2)]
    process.stdout.write(
      `${url} ${profile.name}: FCP ${middle.fcp.toFixed(0)} ms, LCP ${middle.lcp.toFixed(0)} ms, ` +
        `blocked ${middle.blocked.toFixed(0)} ms, layout shift ${middle.shift.toFixed(3)}\n`,
    )
  }
}
await browser.close()

async function measure(url, { viewport, slowdown, network }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return seen
}

function observe() {
  window.seen = { fcp: 0, lcp: 0, blocked: 0, shift: 0 }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime
  })
  on('longtask', (entry) => {
    window.seen.blocked += Math.max(0, entry.duration - 50)
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.seen.shift += entry.value
  })
}
