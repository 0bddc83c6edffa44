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

const root = `${normalizePath(import.meta.dirname)}/`
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: bundles.length + 1 },
  ...bundles.map((name, index) => ({
    name,
    test: (id: string) => bundleOf(id.replace(root, '')) === name,
    minShareCount: 2,
    priority: bundles.length - index,
  })),
]

export default defineConfig({
  plugins: [shortMessages, tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
