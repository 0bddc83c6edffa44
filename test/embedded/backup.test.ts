/** @module-tag thorough */
import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupLines } from '../../db/backup/backup-lines.ts'
import { compressed, restoreFile, writeBackup } from '../../db/backup/backup-file.ts'
import { connectEmbedded, type Database } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { migrate } from '../../db/migrate.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { emptyDatabase } from '../database.ts'
import { shapeOf, textsOf } from '../database-content.ts'
import { testPhotos } from '../photo-folder.ts'
import { dayOfDriver } from '../day-links.ts'
import { picture, uploadPhoto } from '../photos.ts'
import { makePackage } from '../factories.ts'
import { world } from '../world.ts'
import { newFolder, useFolders } from './folders.ts'

useFolders()

const PASSPHRASE = 'eight mango trees by the river'
const settings = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'a long enough secret',
  ADMIN_SECURITY_KEY: 'the key of the house',
  SEED: 'demo',
} as const

let copy: Database
let photos: PhotoFiles
const restoredPhotos = testPhotos()
let token: string | undefined
let before: { texts: unknown; shape: unknown }
let plain: string
let encrypted: string

/** A variant of a file; `change` gets its bytes. */
function changed(file: string, change: (bytes: Buffer) => Buffer): string {
  const path = join(newFolder(), 'changed.backup')
  writeFileSync(path, change(readFileSync(file)))
  return path
}

/** A backup whose lines differ from the database's. */
async function ofLines(...lines: object[]): Promise<string> {
  const path = join(newFolder(), 'other.backup')
  const text = lines.map((line) => `${JSON.stringify(line)}\n`)
  await writeBackup(path, compressed(Readable.from(text)), undefined)
  return path
}

async function refusal(file: string, passphrase?: string): Promise<string> {
  const error: unknown = await restoreFile({ db: copy.db, photos: restoredPhotos }, file, passphrase).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'BackupError' })
  return (error as Error).message
}

beforeAll(async () => {
  const source = await emptyDatabase()
  await prepareFirstStart(source.db, settings, new Date('2026-11-21T04:30:00Z'))
  const w = await world({ database: source })
  const devotee = await w.devotee({ name: `काशी "O'Brien" \\n \\. $$ 🪔\n--; drop table users;\ttab, {"a"} (b)` })
  await devotee.addPackage()
  await devotee.addPooja()
  const [booking] = await devotee.book('426812345678')
  const staff = await w.admin()
  await staff.verify(booking?.id ?? '')
  await staff.send('POST', '/bookings/note', { id: booking?.id, note: '' })
  // A JSON null is not the absence of a value.
  await sql`insert into audit (id, actor_id, action, subject_id, changed_from, changed_to)
    values (gen_random_uuid(), ${staff.user.id}, 'test', gen_random_uuid(), 'null', '[null, 1.50]')`.execute(source.db)
  await sql`insert into rate_limits values ('login:x', 3, 99)`.execute(source.db)
  const { id: packageId } = await makePackage(source.db)
  const bytes = await picture({ width: 2000, height: 1500 }).jpeg().toBuffer()
  await uploadPhoto(w, staff, { path: `/packages/${packageId}`, bytes })
  const { id: cityId } = await source.db.selectFrom('cities').select('id').limit(1).executeTakeFirstOrThrow()
  const ofCity = await picture({ width: 1000, height: 700, color: '#25a' }).jpeg().toBuffer()
  await uploadPhoto(w, staff, { path: `/cities/${cityId}`, bytes: ofCity })
  w.env.DAY_PHOTOS = 'yes'
  const { phone, families } = await dayOfDriver(w)
  await phone.photo(families[0].id, 'stop:0', bytes)
  photos = w.photos
  token = devotee.token
  before = { texts: await textsOf(source), shape: await shapeOf(source) }
  const folder = newFolder()
  plain = join(folder, 'plain.backup')
  encrypted = join(folder, 'encrypted.backup')
  writeFileSync(plain, 'an older backup')
  chmodSync(plain, 0o644)
  await writeBackup(plain, compressed(backupLines(source.db, photos, new Date())), undefined)
  await writeBackup(encrypted, compressed(backupLines(source.db, photos, new Date())), PASSPHRASE)
  copy = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
})
afterAll(() => copy.close())

describe('DESIGN backup', () => {
  test.skipIf(process.platform === 'win32')(
    'only its owner can read it, also in place of a file all could read',
    () => {
      for (const file of [plain, encrypted]) expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    },
  )

  test('an encrypted one has no text of the database', () => {
    expect(readFileSync(encrypted).includes(Buffer.from('tirtha backup'))).toBe(false)
    expect(
      readFileSync(encrypted)
        .subarray(64)
        .includes(Buffer.from([0x1f, 0x8b, 0x08])),
    ).toBe(false)
  })

  test('a failed backup leaves the former file and no part of a new one', async () => {
    const folder = newFolder()
    const file = join(folder, 'a.backup')
    copyFileSync(plain, file)
    async function* failing() {
      yield 'a line\n'
      throw new Error('the disk is gone')
    }
    await expect(writeBackup(file, compressed(failing()), PASSPHRASE)).rejects.toThrow('the disk is gone')
    expect(readFileSync(file)).toEqual(readFileSync(plain))
    expect(readdirSync(folder)).toEqual(['a.backup'])
  })

  test('two at once into one file leave one that is whole, and nothing of what a killed one left', async () => {
    const folder = newFolder()
    const file = join(folder, 'a.backup')
    for (const [name, hours] of [
      ['a.backup.old.partial', 2],
      ['a.backup.new.partial', 0],
    ] as const) {
      writeFileSync(join(folder, name), '')
      const at = Date.now() / 1000 - hours * 3600
      utimesSync(join(folder, name), at, at)
    }
    const lines = async function* () {
      for (const bytes of [readFileSync(plain).subarray(0, 500), readFileSync(plain).subarray(500)]) {
        yield bytes
        await new Promise(setImmediate)
      }
    }
    await Promise.all([1, 2].map(() => writeBackup(file, Readable.from(lines()), undefined)))
    expect(readFileSync(file)).toEqual(readFileSync(plain))
    expect(readdirSync(folder)).toEqual(['a.backup', 'a.backup.new.partial'])
  })

  test('a wrong or missing passphrase is named', async () => {
    expect(await refusal(encrypted, `${PASSPHRASE}.`)).toMatch(/BACKUP_PASSPHRASE is not/)
    expect(await refusal(encrypted)).toMatch(/set BACKUP_PASSPHRASE/)
  })

  test('a file that was cut off or changed is refused', async () => {
    const flip = (bytes: Buffer) => {
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1000) ^ 1, bytes.length - 1000)
      return bytes
    }
    for (const end of [-1, -5000, 30])
      expect(await refusal(changed(plain, (bytes) => bytes.subarray(0, end)))).toMatch(/damaged/)
    expect(await refusal(changed(plain, flip))).toMatch(/damaged|differ|no backup/)
    expect(
      await refusal(
        changed(encrypted, (bytes) => bytes.subarray(0, -1)),
        PASSPHRASE,
      ),
    ).toMatch(/cut off/)
    expect(
      await refusal(
        changed(encrypted, (bytes) => bytes.subarray(0, 40)),
        PASSPHRASE,
      ),
    ).toMatch(/cut off/)
    expect(await refusal(changed(encrypted, flip), PASSPHRASE)).toMatch(/damaged/)
  })

  test('no backup, one of a newer release, and one without its last lines are refused', async () => {
    const head = { format: 'tirtha backup 1', madeAt: '2026-11-22T00:00:00Z', migrations: ['0001_foundation'] }
    expect(await refusal(changed(plain, () => Buffer.from('-- SQL')))).toMatch(/damaged|no backup/)
    expect(await refusal(await ofLines({ format: 'other' }))).toMatch(/no backup/)
    expect(await refusal(await ofLines({ ...head, migrations: ['0001_foundation', '9999_later'] }))).toMatch(
      /9999_later/,
    )
    expect(await refusal(await ofLines(head))).toMatch(/incomplete/)
    expect(await refusal(await ofLines(head, { table: 'pg_authid', rows: ['(1)'] }))).toMatch(/pg_authid/)
    const wrong = { settings: { rows: 1, sha256: 'x' } }
    expect(await refusal(await ofLines(head, { table: 'settings', rows: ['(a,b)'] }, { tables: wrong }))).toMatch(
      /differ/,
    )
  })
})

describe('DESIGN backup: the drill', () => {
  test('after all refused tries a restore has every row, constraint and trigger, and the product runs on it', async () => {
    const restored = await restoreFile({ db: copy.db, photos: restoredPhotos }, encrypted, PASSPHRASE)
    expect(restored.tables).toMatchObject({ bookings: { rows: 4 }, day_photos: { rows: 1 }, rate_limits: { rows: 1 } })
    expect(restored).toMatchObject({ files: 15, missing: [] })
    const names = await photos.names()
    expect((await restoredPhotos.names()).toSorted()).toEqual(names.toSorted())
    for (const name of names) expect(await restoredPhotos.read(name)).toEqual(await photos.read(name))
    await migrate(copy.db)
    expect(await shapeOf(copy)).toEqual(before.shape)
    expect(await textsOf(copy)).toEqual(before.texts)

    const w = await world({ database: copy })
    const me = w.bearer(token)
    expect((await (await me.send('GET', '/bookings/all')).json()).data).toHaveLength(2)
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
    expect((await w.visitor().send('POST', '/user/login', { email, password })).status).toBe(200)
    await expect(sql`delete from ledger`.execute(copy.db)).rejects.toThrow()
    await sql`update users set password_hash = 'other'`.execute(copy.db)
    expect((await me.send('POST', '/user/verify')).status).toBe(401)
  })

  test('a database that has tables is not touched', async () => {
    expect(await refusal(plain)).toMatch(/empty place/)
    expect(await copy.db.selectFrom('bookings').select('id').execute()).toHaveLength(4)
  })
})
