import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { bundleOf, bundles } from './vite.bundles.ts'

/** Shorter functions for messages spare 2 to 4 KB per page (docs/decisions/0041). */
const shortMessages: Plugin = {
  name: 'short-messages',
  transform: {
    filter: { id: /\/messages\/compiled\/messages\/[a-z]\w+\.js$/ },
    handler(code) {
      const end = code.indexOf('export const ')
      const [, name] = /^export const (\w+) = /m.exec(code) ?? []
      if (!name || !code.includes(`const en_${name} = `) || !code.includes(`const hi_${name} = `))
        return this.error('Paraglide compiles messages in another way than this plugin knows')
      const imports = "import { ofLanguage } from '../../of-language.ts'\n"
      const message = `export const ${name} = /* @__PURE__ */ ofLanguage(en_${name}, hi_${name})\n`
      return { code: imports + code.slice(0, end) + message, map: null }
    },
  },
}

const inPreact: Record<string, string | undefined> = {
  react: `${import.meta.dirname}/web/preact/react.ts`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  './hydrate-document.ts': `${import.meta.dirname}/web/preact/hydrate-document.ts`,
}
/** Browsers get Preact in the place of React, which is 50 KB smaller (docs/decisions/0049). */
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

const root = `${normalizePath(import.meta.dirname)}/`
const groups = [
  { name: 'preact', test: /web\/preact\/|node_modules\/(preact|react-router)\//, priority: bundles.length + 1 },
  ...bundles.map((name, index) => ({
    name,
    test: (id: string) => bundleOf(id.replace(root, '')) === name,
    minShareCount: 2,
    priority: bundles.length - index,
  })),
]

/** With this first line V8 compiles a whole file while it is loaded, instead of each function when it is first called (docs/decisions/0050). */
const postBanner = ({ name }: { name: string }) => (name === 'preact' ? '//# allFunctionsCalledOnLoad' : '')

/** Each page loads a list of all names: with a character less than usual in each. */
const names = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig({
  plugins: [preactInBrowsers, shortMessages, tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner, ...names } } } },
  },
})
