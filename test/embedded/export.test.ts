import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportDatabase } from '../../db/transfer.ts'
import { createdFolder, newFolder, useFolders } from './folders.ts'

useFolders()

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test.skipIf(process.platform === 'win32')(
  'DESIGN embedded: only its owner can read an export, also over a file that all could read',
  { timeout: 120_000 },
  async () => {
    const [dataDir, folder] = [createdFolder(), newFolder()]
    const [fresh, old] = [join(folder, 'fresh.sql'), join(folder, 'old.sql')]
    writeFileSync(old, 'an older export')
    chmodSync(old, 0o644)
    for (const file of [fresh, old]) await exportDatabase(dataDir, file)
    expect([modeOf(fresh), modeOf(old)]).toEqual(['600', '600'])
    expect(readFileSync(old, 'utf8')).toMatch(/^--\n-- PostgreSQL database dump/)
  },
)
