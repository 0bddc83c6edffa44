import { defineConfig } from 'vitest/config'
import { tags } from './test/tags.ts'

/** `npm run image`: builds the image of deploy/Dockerfile and starts it. It takes minutes and needs Debian and root. */
export default defineConfig({
  test: {
    include: ['test/image/*.image.ts'],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    tags,
    maxWorkers: 1,
    execArgv: ['--no-experimental-webstorage'],
    testTimeout: 240_000,
    // A build downloads all packages.
    hookTimeout: 2_400_000,
    setupFiles: ['./test/no-console.ts'],
  },
})
