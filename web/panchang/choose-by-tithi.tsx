import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import type { PanchangDay } from '../../contract/panchang.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import type * as Month from './month-dialog.tsx'

/** The days of the months that were opened. Only the browser fills this: the server and the first rendering know no tithi. */
const known = new Map<string, PanchangDay>()

/** The key in sessionStorage of the path of a page that must open the month after a reload. */
const OPENS = 'panchang'

/** The tithi of a day, once its month was opened. */
export function useTithi(day: string): string | undefined {
  const language = useLanguage()
  const found = known.get(day)
  return found && nameIn(language, found)
}

type Props = Pick<ComponentProps<typeof Month.MonthDialog>, 'item' | 'chosen' | 'min' | 'max' | 'onChoose'>

/**
 * A button that opens a month with tithis and festivals. Its code is loaded on demand, because few visitors need it. Chrome never
 * requests a module again after its load has failed; after such a failure the page is loaded again, and its address, which contains
 * the choice, opens the month.
 */
export function ChooseByTithi({ onChoose, ...range }: Props) {
  const t = useTranslate()
  const [loaded, setLoaded] = useState<typeof Month | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { busy, error, run } = useMutation({
    call: () => import('./month-dialog.tsx'),
    fallback: m.panchang_failed,
    done: (month) => {
      setLoaded(month)
      setOpen(true)
    },
    reloads: false,
  })
  const openAfterReload = useEffectEvent(() => {
    if (sessionStorage.getItem(OPENS) !== location.pathname) return
    sessionStorage.removeItem(OPENS)
    run()
  })
  useEffect(() => openAfterReload(), [])
  const reload = () => {
    sessionStorage.setItem(OPENS, location.pathname)
    location.reload()
  }
  return (
    <>
      {error && (
        <p role="alert" className="error-text">
          {error}
        </p>
      )}
      <Button
        kind="quiet"
        className="justify-self-start"
        busy={busy}
        onClick={() => (error && navigator.onLine ? reload() : run())}
      >
        {t(error ? m.common_try_again : m.panchang_open)}
      </Button>
      {loaded && <loaded.DayWords known={known} chosen={range.chosen} item={range.item} />}
      {loaded && isOpen && (
        <loaded.MonthDialog
          {...range}
          title={t(m.panchang_open)}
          known={known}
          onDismiss={() => setOpen(false)}
          onChoose={(day) => {
            setOpen(false)
            onChoose(day)
          }}
        />
      )}
    </>
  )
}
