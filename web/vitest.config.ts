import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
      setupFiles: ['src/testing/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}'],
      // Generous, because a busy machine is slow; no test waits for it when all is well.
      testTimeout: 20_000,
      // By itself it leaves a core to whoever watches: half of two.
      maxWorkers: '100%',
    },
  }),
)
