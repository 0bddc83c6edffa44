import type { Language } from '../domain/language.ts'

type Text<Inputs> = (inputs: Inputs) => string

/** A message as the pages load it: shorter than as Paraglide compiles it (`vite.config.ts`). */
export const ofLanguage =
  <Inputs>(en: Text<Inputs>, hi: Text<Inputs>) =>
  (inputs: Inputs, { locale }: { locale?: Language } = {}): string =>
    locale === 'hi' ? hi(inputs) : en(inputs)
