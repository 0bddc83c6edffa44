import { TextLink } from '../ui/text-link.tsx'
/** The average rating as a link to the feedback; nothing without ratings. */
export const RatingLine = ({ words }: { words: string | null }) =>
  words && (
    <p>
      <span aria-hidden className="text-marigold">
        ★
      </span>{' '}
      <TextLink to="/feedback">{words}</TextLink>
    </p>
  )
