import type { core } from 'zod'
import type { Language } from '../../domain/language.ts'
import { type ErrorCode, isErrorCode } from '../../contract/errors.ts'
import { m } from '../../messages/compiled/messages.js'
import { errorMessage } from './error-messages.ts'

export type Issue = { path: string; message: string }

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** What an empty field asks for, by the last name in its path; `issue_required` for all others. */
const requests = {
  name: m.issue_required_name,
  phoneNumber: m.issue_required_phone,
  phone: m.issue_required_phone,
  email: m.issue_required_email,
  password: m.issue_required_password,
  newPassword: m.issue_required_password,
  key: m.issue_required_key,
  otp: m.issue_required_otp,
} as const

function askFor(path: readonly PropertyKey[], locale: Language): string {
  const name = String(path.at(-1))
  const request = Object.hasOwn(requests, name) ? requests[name as keyof typeof requests] : m.issue_required
  return request({}, { locale })
}

/** zod omits the input from its issues; only its own message distinguishes a missing field from one with a wrong type. */
const IS_MISSING = /received undefined$/

function describe(issue: core.$ZodIssue, locale: Language, phone: string): string {
  // The failure as a whole says that all fields are required; each issue says that its field is.
  if (issue.message === 'FIELDS_REQUIRED') return askFor(issue.path, locale)
  if (isErrorCode(issue.message)) return errorMessage(issue.message, locale, { phone })
  switch (issue.code) {
    case 'invalid_type': {
      if (IS_MISSING.test(issue.message)) return askFor(issue.path, locale)
      if (issue.expected === 'int') return m.issue_no_whole_number({}, { locale })
      return issue.expected === 'number' ? m.issue_no_number({}, { locale }) : m.issue_wrong_type({}, { locale })
    }
    case 'too_small': {
      const least = String(issue.minimum)
      if (issue.origin === 'string')
        return issue.minimum === 1 ? askFor(issue.path, locale) : m.issue_too_short({ least }, { locale })
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

/** If there are several codes, missing fields come first: the specification has one text for them (section 5). */
const codeOf = (found: readonly core.$ZodIssue[]): ErrorCode => {
  const codes = found.map(({ message }) => message).filter(isErrorCode)
  return codes.find((code) => code === 'FIELDS_REQUIRED') ?? codes[0] ?? 'INVALID_INPUT'
}

/**
 * zod's issues as an error code and messages in the sender's language, with the phone number of customer care. Each unknown field
 * has its own issue.
 */
export function readIssues(
  found: readonly core.$ZodIssue[],
  locale: Language,
  phone: string,
): { code: ErrorCode; issues: Issue[] } {
  const issues = found.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: dotted([...issue.path, key]),
          message: m.issue_unknown_field({ field: key }, { locale }),
        }))
      : [{ path: dotted(issue.path), message: describe(issue, locale, phone) }],
  )
  return { code: codeOf(found), issues }
}
