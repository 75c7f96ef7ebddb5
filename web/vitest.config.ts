import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
      setupFiles: ['src/testing/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}'],
      // Generous, because a busy machine is slow; no test waits for it when all is well.
      testTimeout: 20_000,
      expect: { poll: { timeout: 10_000 } },
      // One document and one import of the pages a worker: anew for each file takes twice the time.
      // What a test leaves behind is cleared by the setup file; what it spies on, by restoring the spies.
      isolate: false,
      restoreMocks: true,
      // One more than two cores: each waits for a page's timers an eighth of its time.
      maxWorkers: 3,
    },
  }),
)
