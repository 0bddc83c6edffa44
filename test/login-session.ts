import type { SecondStepAsked, Session } from '../contract/account.ts'

/** The session of a login that needs no second step. */
export function sessionOf(answer: Session | SecondStepAsked): Session {
  if ('secondStep' in answer) throw new Error('the login asks for a second step')
  return answer
}
