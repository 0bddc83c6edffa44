type Props = { text: string; marked: readonly string[] }

/** A text in which some words are marked, in upper or lower case. */
export function MarkedText({ text, marked }: Props) {
  const words = marked.filter((word) => /^[0-9A-Za-z]+$/.test(word))
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.join('|')})`, 'i')).map((part, index) =>
    // Every second part is what the pattern matched.
    index % 2 === 1 ? (
      <mark key={index} className="rounded-sm bg-glow font-bold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** A number in which the characters that differ from another one are marked. */
export const DifferingNumber = ({ of, from }: { of: string; from: string | null }) =>
  [...of].map((character, index) =>
    from === null || from[index] === character ? (
      character
    ) : (
      <mark key={index} className="bg-marigold text-[#2a1a12]">
        {character}
      </mark>
    ),
  )
