import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

const LEAST = 8
const MOST = 128

/** Why a new password is refused (CONTRACT.md, POST /user/register); null if it is accepted. */
export function passwordProblem(password: string): 'PASSWORD_LENGTH' | 'PASSWORD_COMMON' | null {
  const characters = [...password].length
  if (characters < LEAST || characters > MOST) return 'PASSWORD_LENGTH'
  return common.has(password.toLowerCase()) || isOneCharacter(password) ? 'PASSWORD_COMMON' : null
}

/** One repeated character, or only blanks. */
const isOneCharacter = (password: string): boolean =>
  new Set(password.toLowerCase()).size === 1 || password.trim() === ''
