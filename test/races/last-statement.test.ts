import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { LAST } from '../../db/limited-pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { bothDatabases, names, write } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

const writeLast = (tx: Tx, name: string) => write(tx, name).modifyEnd(sql.raw(LAST)).execute()

describe.each(bothDatabases(pg))('DESIGN the last statement of a transaction, on $name', ({ test, open }) => {
  test('commits with its answer, before the work has ended', async () => {
    const { db } = await open()
    const ending = inTransaction(db, async (tx) => {
      await write(tx, 'first').execute()
      await writeLast(tx, 'second')
      throw new Error('too late to roll back')
    })
    await expect(ending).rejects.toThrow('too late')
    expect(await names(db)).toEqual(['first', 'second'])
  })

  test('commits nothing when it fails', async () => {
    const { db } = await open()
    await db.insertInto('settings').values({ name: 'taken', value: 'on' }).execute()
    const failing = inTransaction(db, async (tx) => {
      await write(tx, 'first').execute()
      await writeLast(tx, 'taken')
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await names(db)).toEqual(['taken'])
  })

  test('is followed by no other statement, which would not be in the transaction', async () => {
    const { db } = await open()
    const following = inTransaction(db, async (tx) => {
      await writeLast(tx, 'last')
      await write(tx, 'later').execute()
    })
    await expect(following).rejects.toThrow('a statement follows')
    expect(await names(db)).toEqual(['last'])
  })
})
