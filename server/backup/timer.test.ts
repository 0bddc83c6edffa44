import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUpIfDue, newestBackup } from './timer.ts'

let folder: string
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'tirtha-backups-')), 'new')))
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const env = (over = {}) => ({
  BACKUP_DIR: folder,
  BACKUP_KEEP: 2,
  BACKUP_HOURS: 24,
  BACKUP_PASSPHRASE: undefined,
  ...over,
})

const log = pino({ level: 'silent' })
const read = async () => Readable.from([Buffer.from('content')])
const at = (time: string, over = {}) => backUpIfDue({ env: env(over), read, log, now: () => new Date(time), ...over })

describe('DESIGN backup: the timer', () => {
  test('makes a backup when the newest is old enough, and keeps so many', async () => {
    expect(await at('2026-11-20T00:00:00Z')).toBe('tirtha-20261120T000000Z.backup')
    expect(await newestBackup(folder)).toEqual(new Date('2026-11-20T00:00:00Z'))
    expect(await at('2026-11-20T23:59:59Z')).toBeNull()
    expect(await at('2026-11-21T00:00:00Z')).toBe('tirtha-20261121T000000Z.backup')
    expect(await at('2026-11-22T00:00:00Z')).toBe('tirtha-20261122T000000Z.backup')
    expect(readdirSync(folder)).toEqual(['tirtha-20261121T000000Z.backup', 'tirtha-20261122T000000Z.backup'])
    if (process.platform !== 'win32')
      for (const path of [folder, join(folder, 'tirtha-20261122T000000Z.backup')])
        expect(statSync(path).mode & 0o077).toBe(0)
  })

  test('removes what a killed process left, and no file of others', async () => {
    await at('2026-11-20T00:00:00Z')
    for (const name of ['tirtha-20261120T120000Z.backup.0b5a-1.partial', 'by-hand.backup', 'note.txt'])
      writeFileSync(join(folder, name), '')
    await at('2026-11-22T00:00:00Z', { BACKUP_KEEP: 1 })
    expect(readdirSync(folder)).toEqual(['by-hand.backup', 'note.txt', 'tirtha-20261122T000000Z.backup'])
  })

  test('a failure deletes nothing, and the next look tries again', async () => {
    await at('2026-11-20T00:00:00Z')
    const failing = async (): Promise<Readable> => {
      throw new Error('no connection')
    }
    await expect(at('2026-11-21T00:00:00Z', { read: failing, BACKUP_KEEP: 1 })).rejects.toThrow('no connection')
    expect(readdirSync(folder)).toEqual(['tirtha-20261120T000000Z.backup'])
    expect(await at('2026-11-21T00:10:00Z')).toBe('tirtha-20261121T001000Z.backup')
  })
})
