import { useEffect, useEffectEvent } from 'react'

type Acts = { choose: (id: string) => void; remove: () => void }

/**
 * Applies what was pressed before the scripts ran: the browser has changed a checkbox, and no script handled the change. If several
 * were pressed, the last one on the page counts, because only one thing can be chosen.
 */
export function useEarlyChoice({ choose, remove }: Acts): void {
  const takeOver = useEffectEvent(() => {
    const pressed = [...document.querySelectorAll<HTMLInputElement>('main input.one-of')].filter(
      (box) => box.checked !== box.defaultChecked,
    )
    const wanted = pressed.findLast((box) => box.checked)
    // From now on the page shows only one choice.
    for (const box of pressed) box.checked = box === wanted
    const id = wanted?.closest('article')?.id
    if (id) choose(id)
    else if (pressed.length > 0) remove()
  })
  useEffect(() => takeOver(), [])
}
