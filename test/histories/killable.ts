import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Database } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * The connection is lost at the n-th statement, or at the n-th end of a transaction: before it is sent or, with `hasRun`, before
 * its answer comes.
 */
export type Kill = { at: number; hasRun: boolean; ofEnds?: boolean }

type Killing = { kill: Kill | null; statements: number; commits: number; happened: boolean }

const lost = () => new Error('Connection terminated unexpectedly')

/** A database that loses its connection at a statement, as if the process were killed there. */
export function killable({ pool, close }: Database) {
  let killing: Killing = { kill: null, statements: 0, commits: 0, happened: false }
  const isNext = (isEnd: boolean, hasRun: boolean) => {
    const { kill, statements, commits } = killing
    if (!kill || kill.hasRun !== hasRun) return false
    return kill.ofEnds ? isEnd && commits + 1 === kill.at : statements === kill.at
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    let isDead = false
    const die = async () => {
      killing = { ...killing, kill: null, happened: true }
      isDead = true
      // If a connection is closed, the embedded engine keeps its transaction.
      await client.query('rollback', [])
      client.release(true)
    }
    const run = async (text: string, parameters: readonly unknown[]) => {
      if (isDead) throw lost()
      if (text === 'begin') return client.query(text, parameters)
      killing.statements++
      const isEnd = text === 'commit'
      if (isNext(isEnd, false)) {
        await die()
        throw lost()
      }
      const isKilled = isNext(isEnd, true)
      const result = await client.query(text, parameters)
      if (isEnd) killing.commits++
      if (isKilled) {
        await die()
        throw lost()
      }
      return result
    }
    return {
      query: run as PostgresPoolClient['query'],
      release: () => void (isDead || client.release()),
    }
  }
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
  return {
    database: { db: new Kysely<Tables>({ dialect }), pool, close } satisfies Database,
    /** Runs some work and loses the connection meanwhile; returns whether that happened, and what was committed before it. */
    async during(kill: Kill | null, work: () => Promise<void>) {
      killing = { kill, statements: 0, commits: 0, happened: false }
      await work()
      killing.kill = null
      return { wasKilled: killing.happened, hasCommitted: killing.commits > 0 }
    },
  }
}
