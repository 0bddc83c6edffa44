import type { Settings } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { listSessions } from '../account/sessions.ts'
import { readConsent } from '../account/consent.ts'
import { toUserResponse } from '../account/store.ts'
import type { SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'

export const readSettings = async (db: Db, user: SignedIn, { at, language }: Moment): Promise<Settings> => ({
  user: toUserResponse(user),
  language: user.mailLanguage ?? language,
  consent: await readConsent(db, user),
  sessions: await listSessions(db, user, at),
})
