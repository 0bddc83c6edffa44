import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * The files of photos. A name is made from the id of the photo and the content, so a file never changes. `read` and `write` throw
 * the errors of the disk or the network.
 */
export type PhotoFiles = {
  /** Null if the file does not exist. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** The file is stored durably when this returns. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  names: () => Promise<string[]>
  remove: (name: string) => Promise<void>
}

/** `ID.WIDTH.HASH.TYPE`; of a photo that not everybody may see `ID.WIDTH.HASH.private.TYPE` */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,4}\.[0-9a-f]{20}(\.private)?\.(avif|webp|jpg|png)$/

export const isPhotoName = (text: string): boolean => NAME.test(text)

export const isPublicPhotoName = (text: string): boolean => isPhotoName(text) && !text.includes('.private.')

/** Photos in a folder of the data folder. The folder is created with the first one. */
export function photosInFolder(folder: string): PhotoFiles {
  return {
    async read(name) {
      if (!isPhotoName(name)) return null
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const partial = join(folder, `${name}.${randomUUID()}.partial`)
      try {
        const handle = await open(partial, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(partial, join(folder, name))
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async names() {
      try {
        return await readdir(folder)
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
