import type { ComponentProps } from 'react'
import type { Photo as PhotoData } from '../../contract/photos.ts'
import type { Language } from '../../domain/language.ts'

/** A photo in one language: the attributes of its WebP image, and `srcset` of its AVIF files. */
export type Photo = {
  alt: string
  width: number
  height: number
  src: string | undefined
  srcSet: string
  avif: string
}

export function photoIn(language: Language, { alt, altHindi, width, height, sources }: PhotoData): Photo {
  const setOf = (type: string) =>
    sources.flatMap((source) => (source.type === type ? `${source.url} ${source.width}w` : [])).join()
  const srcSet = setOf('image/webp')
  return {
    alt: language === 'hi' ? altHindi : alt,
    width,
    height,
    src: srcSet.split(' ')[0],
    srcSet,
    avif: setOf('image/avif'),
  }
}

type Shown = Omit<Photo, 'avif' | 'srcSet'> & Partial<Photo>

/** An image that keeps its place while it is loaded. */
export function PhotoPicture({ of: { avif, alt, ...image }, ...more }: { of: Shown } & ComponentProps<'img'>) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={more.sizes} />}
      <img alt={alt} loading="lazy" {...image} {...more} />
    </picture>
  )
}
