/** What a browser says of itself in, a name that its owner knows out. */

// In this order: later browsers also say the earlier ones' names.
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

export function deviceOf(said: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(said))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(said))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? (said.split(/[\s/]/)[0] || 'Unknown device')
}
