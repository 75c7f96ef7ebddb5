/**
 * The built landing page's weight, gzipped: every script and style that "/" loads, from Vite's manifest.
 * Prints the figures; exits 1 when one is over its budget.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { js: 145, css: 10 }
const DIST = new URL('../dist/', import.meta.url)

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'))
const files = { js: new Set(), css: new Set() }
add(Object.keys(manifest).find((key) => manifest[key].isEntry))

// Scripts outside the manifest count too: index.html names them.
for (const [, path] of readFileSync(new URL('index.html', DIST), 'utf8').matchAll(/<script[^>]* src="\/([^"]+)"/g))
  files.js.add(path)

let over = false
for (const kind of ['js', 'css']) {
  const kb = [...files[kind]].reduce((sum, path) => sum + weight(path), 0) / 1000
  over ||= kb > BUDGET_KB[kind]
  process.stdout.write(`landing ${kind}: ${kb.toFixed(1)} kB gzipped of ${BUDGET_KB[kind]} kB\n`)
}
process.exitCode = over ? 1 : 0

function add(key) {
  const chunk = manifest[key]
  if (files.js.has(chunk.file)) return
  files.js.add(chunk.file)
  for (const path of chunk.css ?? []) files.css.add(path)
  for (const each of chunk.imports ?? []) add(each)
}

function weight(path) {
  return gzipSync(readFileSync(new URL(path, DIST)), { level: 9 }).length
}
