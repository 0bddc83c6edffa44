import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** Stands where a list will be, in about its size. */
export function Skeletons() {
  const t = useTranslate()
  return (
    <main aria-busy="true" className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8">
      <p className="sr-only" role="status">
        {t(m.common_loading)}
      </p>
      <div className="skeleton h-9 w-40" />
      <div className="skeleton h-36" />
      <div className="skeleton h-36" />
    </main>
  )
}
