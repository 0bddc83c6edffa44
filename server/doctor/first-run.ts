import type { Db } from '../../db/connect.ts'
import { isMigrated } from '../../db/migrate.ts'
import type { FirstRunStep } from '../../domain/first-run.ts'
import type { Env } from '../env.ts'
import { readFirstRun } from '../site-settings/first-run.ts'
import { doubtful, type Finding, good } from './finding.ts'

const texts: Record<FirstRunStep, string> = {
  FIRM: 'set name and address of the firm, and its GSTIN if it has one',
  PAYEE: 'set UPI or bank account of the payee',
  NAME: 'give the site your name',
  CARE: 'set phone and email of customer care',
  EMAIL: 'log in with your own email, not with the one of the first start',
  CITY: 'publish a city',
  OFFER: 'publish a package or a pooja',
  PHOTO: 'add a photo',
  TEST_BOOKING: 'make a test booking',
}

/** Finds what is missing before the first devotee pays. */
export async function checkFirstRun(db: Db, env: Env): Promise<Finding[]> {
  if (!(await isMigrated(db))) return []
  const missing = (await readFirstRun(db, env, { evenClosed: true })).filter(({ isDone }) => !isDone)
  if (missing.length === 0) return [good('first run', 'nothing is missing')]
  return missing.map(({ step }) => doubtful('first run', `to do: ${texts[step]}`))
}
