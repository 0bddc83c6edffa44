import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbedded } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { prepareFirstStart } from '../server/first-start.ts'

/** The first admin of each server that starts from the template. */
export const admin = {
  email: 'admin@example.com',
  password: 'demo admin password',
  key: 'demo security key',
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'tirtha-data-'))

/** Makes a first start with the demo content: a server on a copy of the folder starts several times faster. */
export async function fillTemplate(dataDir: string): Promise<void> {
  const { db, close } = await connectEmbedded({ dataDir }, { onPoolError: (error) => console.error(error) })
  await migrate(db)
  const settings = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_SECURITY_KEY: admin.key,
    SEED: 'demo',
  } as const
  await prepareFirstStart(db, settings, new Date())
  await close()
}

/** A data folder after its first start. */
export async function makeTemplate() {
  const dataDir = newFolder()
  await fillTemplate(dataDir)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A new data folder; with a template, a copy of it. */
export function newDataFolder(template?: string): string {
  const folder = newFolder()
  if (template) cpSync(template, folder, { recursive: true })
  return folder
}
