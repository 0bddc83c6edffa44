import { TextLink } from '../ui/text-link.tsx'
/** All ratings in words, which lead to the feedback; nothing while there is none. */
export const RatingLine = ({ words }: { words: string | null }) =>
  words && (
    <p>
      <span aria-hidden className="text-marigold">
        ★
      </span>{' '}
      <TextLink to="/feedback">{words}</TextLink>
    </p>
  )
