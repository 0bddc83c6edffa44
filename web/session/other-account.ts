import type { Session } from '../../contract/account.ts'
import { ApiError } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { addLoginText } from './login-again.ts'

/** Tells the person whose page it is who is logged in now. */
export function otherAccount(now: Session['user'], owner: Session['user'], locale: Language): ApiError {
  const message = m.common_other_account({ name: now.name, owner: owner.name }, { locale })
  addLoginText(message)
  return new ApiError(0, { code: 'OTHER_ACCOUNT', message })
}
