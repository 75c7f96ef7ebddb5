/** Sources in, `dist/` out: hashed files, a manifest for the budget, and `routes.json` for the server's 404. */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PATHS } from './src/lib/paths.ts'

const SERVER = process.env.TRUSTHOUND_SERVER ?? 'http://127.0.0.1:8900'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The server answers 404 for every path that the page does not know; this file tells it which it knows. */
function knownRoutes(): Plugin {
  return {
    name: 'known-routes',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify({ paths: PATHS }) })
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), knownRoutes()],
  resolve: {
    alias: {
      '@trusthound/client': here('../packages/client/src/index.ts'),
      '@trusthound/trust-card/tokens.css': here('../packages/trust-card/tokens.css'),
      '@trusthound/trust-card': here('../packages/trust-card/src/index.ts'),
    },
    // The shared packages have no libraries of their own: theirs are the page's.
    dedupe: ['react', 'react-dom', 'clsx', 'openapi-fetch'],
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': SERVER, '/help': SERVER } },
  preview: { proxy: { '/api': SERVER, '/help': SERVER } },
})
