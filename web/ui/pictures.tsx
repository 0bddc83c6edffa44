/** A drawing until the operator has a photo, and its caption in the language of the page. */
export type CaptionedPicture = { src: string; caption: string }

type Props = { pictures: readonly CaptionedPicture[]; className?: string }

/** Pictures with their captions, side by side if there is space. They are loaded when they come into view. */
export const Pictures = ({ pictures, className = '' }: Props) => (
  <ul className={`grid gap-4 ${className}`}>
    {pictures.map(({ src, caption }) => (
      <li key={src}>
        <figure className="card grid gap-2 p-0">
          <img
            src={src}
            alt=""
            width={400}
            height={225}
            loading="lazy"
            className="aspect-video w-full rounded-t-xl object-cover"
          />
          <figcaption className="px-3 pb-2 leading-snug">{caption}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
