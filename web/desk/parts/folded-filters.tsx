import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'

/** On a phone the filters would push the rows out of sight, so they are folded there unless one of them is in use. */
export function useFoldedFilters(areInUse: boolean) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(areInUse)
  return {
    /** The class of the folded part. */
    folded: isOpen ? '' : 'max-sm:hidden',
    unfold: (
      <Button kind="second" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(m.list_filters)}
      </Button>
    ),
  }
}
