import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../domain/language.ts'
import { compileMessages } from './compile-messages.ts'

/**
 * `npm run emails` writes every email in both languages, with invented data, as .html, .txt and .eml into `emails/`, with an index.
 * The same emails have the same bytes every time.
 */
compileMessages()
// These are imported late, because the templates import the compiled messages.
const { asPreview } = await import('../test/email-preview.ts')
const { samplesIn } = await import('../test/email-samples.ts')
const { sendToFolder } = await import('../server/email/transport.ts')

const folder = fileURLToPath(new URL('../emails/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const writeEml = sendToFolder(folder)
for (const language of languages)
  for (const sample of samplesIn(language)) {
    const message = asPreview(sample, language)
    await writeEml(message)
    writeFileSync(join(folder, `${message.id}.html`), message.html)
    writeFileSync(join(folder, `${message.id}.txt`), message.text)
  }

const cell = (id: string) => `<figure>
  <figcaption><a href="${id}.html">${id}</a> <a href="${id}.txt">text</a> <a href="${id}.eml">.eml</a></figcaption>
  <iframe src="${id}.html" title="${id}" loading="lazy"></iframe>
</figure>`
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Every email of Tirtha</title>
<style>
  body { font: 16px/1.4 system-ui; margin: 1rem }
  section { display: flex; gap: 1rem; overflow-x: auto }
  figure { margin: 0 }
  iframe { width: 360px; height: 48rem; border: 1px solid #888 }
</style>
${samplesIn('en')
  .map(
    ({ name }) =>
      `<h2>${name}</h2>\n<section>${languages.map((language) => cell(`${name}-${language}`)).join('')}</section>`,
  )
  .join('\n')}
</html>
`,
)
process.stdout.write(`Every email in ${languages.length} languages: emails/index.html\n`)
