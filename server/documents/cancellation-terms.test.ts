import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { cancellationTerms } from './cancellation-terms.ts'

test.each(languages)('DOCUMENTS the phone number in the cancellation terms keeps in one piece, in %s', (language) => {
  expect(cancellationTerms(language, '+91 55500 00108').at(-1)).toContain('+91\u00A055500\u00A000108')
})
