import { type Photo, PhotoPicture } from '../ui/photo.tsx'

/** Photos below each other, in one shape. */
export const PhotoList = ({ of, sizes }: { of: readonly Photo[]; sizes?: string }) =>
  of.map((photo) => (
    <PhotoPicture key={photo.src} of={photo} sizes={sizes} className="aspect-video w-full rounded-lg object-cover" />
  ))
