import type { PhotoFiles } from '../../db/photo-files.ts'
import type { Brand } from '../../domain/brand.ts'
import type { Bilingual } from '../../domain/language.ts'

/** The name and logo of the operator at the head of a document. Without a logo, the site's original logo is drawn. */
export type Letterhead = { name: Bilingual; logo?: Uint8Array }

/** The part of a document's data that contains the letterhead; empty for a site without its own name and logo. */
export async function withLetterhead(
  brand: Brand | undefined,
  photos: Pick<PhotoFiles, 'read'>,
): Promise<{ letterhead?: Letterhead }> {
  if (!brand) return {}
  // If the store cannot be reached, the document gets the drawn logo.
  const logo = brand.logo && (await photos.read(brand.logo).catch(() => null))
  return { letterhead: { name: brand.name, ...(logo && { logo }) } }
}
