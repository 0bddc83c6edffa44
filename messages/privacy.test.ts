import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PRIVACY_VERSION } from '../domain/privacy.ts'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }

/** The texts to which a person agrees: the notice at registration and the page about it. */
const words = [en, hi].flatMap((texts) =>
  Object.entries(texts).filter(([key]) => key.startsWith('privacy_') || key.startsWith('auth_notice_')),
)

test('PRIVACY the version of the notice changes with its words, in both languages', () => {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
  // If the texts change, it is a new notice: set its version to today.
  expect([PRIVACY_VERSION, hash]).toEqual(['2026-11-26', '7be6159fb5528259'])
})
