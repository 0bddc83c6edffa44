import type { PhotoFiles } from '../../db/photo-files.ts'
import type { Brand } from '../../domain/brand.ts'
import type { Bilingual } from '../../domain/language.ts'

/** The name and logo of the operator at the head of a document. Without a logo it has the one that the site came with. */
export type Letterhead = { name: Bilingual; logo?: Uint8Array }

/** The part of a document's data that has the letterhead; empty for a site without a name and logo of its own. */
export async function withLetterhead(
  brand: Brand | undefined,
  photos: Pick<PhotoFiles, 'read'>,
): Promise<{ letterhead?: Letterhead }> {
  if (!brand) return {}
  // Where the store cannot be reached, the document goes out with the drawn logo.
  const logo = brand.logo && (await photos.read(brand.logo).catch(() => null))
  return { letterhead: { name: brand.name, ...(logo && { logo }) } }
}
