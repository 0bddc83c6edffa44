import { type Language, languages } from '../domain/language.ts'
import { samplesIn } from './email-samples.ts'
import { present } from './present.ts'

/** Every email of the preview in both languages, with a label for test.each. */
export const sampleEmails = languages.flatMap((language) =>
  samplesIn(language).map((sample) => ({ label: `${sample.name}, ${language}`, sample, language })),
)

export const sampleOf = (name: string, language: Language = 'en') =>
  present(samplesIn(language).find((sample) => sample.name === name))

export const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: 'amp') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name])

/** The lines that a reader sees, without head and preheader. */
export const shownIn = (html: string) =>
  decode(
    html
      .slice(html.indexOf('<body'))
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
      .replace(/<\/?(?:a|strong|span)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
