import { open, readFile } from 'node:fs/promises'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { DataFolderError } from './data-folder.ts'
import { openEmbedded } from './embedded.ts'

/** Writes a file that only its owner can read: it holds password hashes, names and phone numbers. */
async function writePrivate(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    // A file that was there keeps its mode; a pipe or device has none of ours.
    if ((await file.stat()).isFile()) await file.chmod(0o600)
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

/** Writes the embedded database as plain SQL that any PostgreSQL reads: for upgrades, backups and a move to PostgreSQL. */
export async function exportDatabase(dataDir: string, file: string): Promise<void> {
  const { engine, close } = await openEmbedded({ dataDir, purpose: 'export' })
  try {
    const dump = await pgDump({ pg: engine, args: ['--no-owner', '--no-privileges'] })
    // PostgreSQL 15 and 16 refuse this setting of newer versions.
    await writePrivate(file, (await dump.text()).replace(/^SET transaction_timeout = 0;\n/m, ''))
  } finally {
    await close()
  }
}

/** Creates an embedded database from such a file. @throws DataFolderError if there is one */
export async function importDatabase(dataDir: string, file: string): Promise<void> {
  const { engine, close } = await openEmbedded({ dataDir, purpose: 'import' })
  try {
    const { rows } = await engine.query<{ name: string | null }>(`select to_regclass('public.users')::text as name`)
    if (rows[0]?.name) throw new DataFolderError(`${dataDir} holds a database already: import into an empty folder`)
    await engine.exec(await readFile(file, 'utf8'))
    await engine.exec('reset search_path; checkpoint')
  } finally {
    await close()
  }
}
