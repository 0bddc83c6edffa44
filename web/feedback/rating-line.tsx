import { Link } from 'react-router'

/** All ratings in words, which lead to the feedback; nothing while there is none. */
export const RatingLine = ({ words }: { words: string | null }) =>
  words && (
    <p>
      <span aria-hidden className="text-marigold">
        ★
      </span>{' '}
      <Link className="link inline-flex min-h-11 items-center" to="/feedback">
        {words}
      </Link>
    </p>
  )
