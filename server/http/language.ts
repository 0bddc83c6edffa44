import { isLanguage, type Language } from '../../domain/language.ts'

/** The language with the higher weight in Accept-Language; English if the header names neither, or both with the same weight. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const weight = { en: 0, hi: 0 }
  for (const range of (acceptLanguage ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';')
    const quality = params
      .map((param) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(param)?.[1])
      .find((value) => value !== undefined)
    const q = quality === undefined ? 1 : Number(quality)
    const primary = tag.split('-')[0]
    if (isLanguage(primary) && q > weight[primary]) weight[primary] = q
  }
  return weight.hi > weight.en ? 'hi' : 'en'
}
