import type { Language } from '../../domain/language.ts'

type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string

/** The messages of the product, so that a test runs in both languages. */
export const wordsIn =
  (locale: Language) =>
  <Inputs extends object>(message: Message<Inputs>, ...inputs: {} extends Inputs ? [] : [Inputs]): string =>
    message((inputs[0] ?? {}) as Inputs, { locale })

/** The contacts of customer care on a site with the default environment. */
export const care = { phone: '+91 55500 00108', email: 'care@example.com' }
