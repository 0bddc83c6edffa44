import { parse } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { functionOf, readMessages } from './scripts/compile-messages.ts'
import { bundleOf, bundles } from './vite.bundles.ts'

const root = `${normalizePath(import.meta.dirname)}/`
const compiled = `${root}messages/compiled/`
const messages = new Map(readMessages())

/** Browsers load a message only on the pages that show it: each is a module of its own. */
const messageModules: Plugin = {
  name: 'message-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^message:/ }, handler: (id) => id.replace('message:', `${compiled}messages/`) },
  load: {
    filter: { id: /\/messages\/compiled\/(texts|messages\/\w+)\.js(\?copy)?$/ },
    handler(id) {
      if (id.startsWith(`${compiled}texts.js`))
        return [...messages.keys()].map((name) => `export * from 'message:${name}.js'\n`).join('')
      const { name } = parse(id.replace('?copy', ''))
      const message = messages.get(name)
      return message && `import { ofLanguage } from '${root}messages/of-language.ts'\n${functionOf(name, message)}`
    },
  },
}

/**
 * The preview of an offer has copies of the components of the page of a city, and of their texts: a bundle that both shared costs
 * that page 1,900 bytes. The preview is loaded at the desk, after the form.
 */
const copied =
  /\/(web\/((city|panchang|poojas|places)\/|(session\/desk-path|ui\/pictures|language\/in-language)\.)|messages\/|domain\/)/
const copiesForPreview: Plugin = {
  name: 'copies-for-preview',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !/offer-preview\.tsx$|\?copy$/.test(importer)) return null
    const found = await this.resolve(source, importer.replace('?copy', ''), { ...options, skipSelf: true })
    const isCopied = found && copied.test(found.id)
    return isCopied ? { ...found, id: `${found.id}?copy` } : found
  },
}

const inPreact: Record<string, string | undefined> = {
  react: `${import.meta.dirname}/web/preact/react.ts`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  './hydrate-document.ts': `${import.meta.dirname}/web/preact/hydrate-document.ts`,
}
/** Browsers get Preact in the place of React, which is 50 KB smaller (docs/decisions/0006). */
const preactInBrowsers: Plugin = {
  name: 'preact-in-browsers',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const instead = inPreact[id]
    return instead && this.resolve(instead, importer, { skipSelf: true })
  },
}

const groups = [
  { name: 'preact', test: /web\/preact\/|node_modules\/(preact|react-router)\//, priority: bundles.length + 1 },
  ...bundles.map((name, index) => ({
    name,
    test: (id: string) => !id.endsWith('?copy') && bundleOf(id.replace(root, '')) === name,
    minShareCount: 2,
    priority: bundles.length - index,
  })),
]

/** With this first line V8 compiles a whole file while it is loaded, instead of each function when it is first called (docs/decisions/0006). */
const postBanner = ({ name }: { name: string }) => (name === 'preact' ? '//# allFunctionsCalledOnLoad' : '')

/** Each page loads a list of the pages and bundles: their names are the hash alone, of few characters. What is loaded later keeps its name. */
const hashes = { hashCharacters: 'base36' } as const
const names = {
  ...hashes,
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) =>
    groups.some((group) => group.name === name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
}

export default defineConfig({
  plugins: [preactInBrowsers, copiesForPreview, messageModules, tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    // It names the same files.
    ssr: { build: { rolldownOptions: { output: hashes } } },
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          output: { codeSplitting: { groups }, postBanner, ...names },
        },
      },
    },
  },
})
