import type { PhotoFile } from '../../domain/photo.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<
  string,
  PhotoFile['type']
>
type Ending = keyof typeof types

const endings = Object.fromEntries(Object.entries(types).map(([ending, type]) => [type, ending])) as Record<
  PhotoFile['type'],
  Ending
>

export const endingOf = (type: PhotoFile['type']): string => endings[type]

export const contentTypeOf = (name: string): PhotoFile['type'] => types[name.slice(name.lastIndexOf('.') + 1) as Ending]
