import { useId, useState } from 'react'
import { useLanguage, useTranslate } from '../language/language.ts'
import { type MeaningOf, splitAtWords } from './words.ts'

export function ExplainedText({ text }: { text: string }) {
  const language = useLanguage()
  return splitAtWords(text, language).map((part, at) => (typeof part === 'string' ? part : <Word key={at} {...part} />))
}

/** The meaning opens directly after its word, so that a screen reader reads it next. */
function Word({ word, meaning }: { word: string; meaning: MeaningOf }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="inline cursor-help underline decoration-dotted decoration-2 underline-offset-4"
        onClick={() => setOpen(!isOpen)}
      >
        {word}
      </button>
      {isOpen && ' '}
      {isOpen && (
        <span id={id} className="rounded bg-glow">
          ({t(meaning)})
        </span>
      )}
    </>
  )
}
