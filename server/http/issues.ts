import type { core } from 'zod'
import type { Language } from '../../domain/language.ts'
import { type ErrorCode, isErrorCode } from '../../contract/errors.ts'
import { m } from '../../messages/compiled/messages.js'
import { errorMessage } from './error-messages.ts'

export type Issue = { path: string; message: string }

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.')

function describe(issue: core.$ZodIssue, locale: Language): string {
  if (isErrorCode(issue.message)) return errorMessage(issue.message, locale)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? m.issue_required({}, { locale })
        : m.issue_wrong_type({ expected: issue.expected }, { locale })
    case 'too_small': {
      const least = String(issue.minimum)
      if (issue.origin === 'string') return m.issue_too_short({ least }, { locale })
      return issue.origin === 'array'
        ? m.issue_too_few({ least }, { locale })
        : m.issue_too_small({ least }, { locale })
    }
    case 'too_big': {
      const most = String(issue.maximum)
      if (issue.origin === 'string') return m.issue_too_long({ most }, { locale })
      return issue.origin === 'array' ? m.issue_too_many({ most }, { locale }) : m.issue_too_big({ most }, { locale })
    }
    case 'invalid_value':
      return m.issue_not_one_of({ values: issue.values.map(String).join(', ') }, { locale })
    case 'invalid_format':
      if (issue.format === 'email') return m.issue_bad_email({}, { locale })
      return issue.format === 'uuid' ? m.issue_bad_id({}, { locale }) : m.issue_invalid({}, { locale })
    default:
      return m.issue_invalid({}, { locale })
  }
}

/** zod's issues as an error code and messages in the sender's language; each unknown field has an issue of its own. */
export function readIssues(found: readonly core.$ZodIssue[], locale: Language): { code: ErrorCode; issues: Issue[] } {
  const issues = found.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: dotted([...issue.path, key]),
          message: m.issue_unknown_field({}, { locale }),
        }))
      : [{ path: dotted(issue.path), message: describe(issue, locale) }],
  )
  const named = found.find((issue) => isErrorCode(issue.message))?.message
  return { code: named && isErrorCode(named) ? named : 'INVALID_INPUT', issues }
}
