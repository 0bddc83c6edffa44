import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PhotoFiles, photosInFolder } from '../db/photo-files.ts'

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The files of the photos of a test, in a folder that is made with the first one. */
export function testPhotos(): PhotoFiles {
  const folder = join(tmpdir(), `tirtha-photos-${randomUUID()}`)
  folders.push(folder)
  return photosInFolder(folder)
}
