import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles one classic script at the root of the site, so that it controls all pages. Each build has its own `version`. */
export async function bundleServiceWorker(version: string): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js', banner: `/* ${version} */` },
      },
    },
  })
}
