import { type ComponentType, useEffect, useState } from 'react'

type Explain = ComponentType<{ text: string }>

/** A text whose words about rites can be pressed for an explanation. The meanings are loaded after the page. */
export function WithWords({ text }: { text: string }) {
  const [Loaded, setLoaded] = useState<Explain>()
  useEffect(() => {
    if (!navigator.onLine) return
    import('./explained-text.tsx').then(
      ({ ExplainedText }) => setLoaded(() => ExplainedText),
      // Without the meanings the text stays as it was.
      () => undefined,
    )
  }, [])
  return Loaded ? <Loaded text={text} /> : text
}
