import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

/** A text that is cut in its row; a press shows all of it. */
export function LongText({ text, title }: { text: string; title: string }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 w-full cursor-pointer truncate lg:min-h-8 text-start hover:underline"
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && (
        <Modal title={title} onDismiss={close}>
          <p lang={langOf(text)} className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
          <Button kind="second" className="justify-self-start" onClick={close}>
            {t(m.desk_close)}
          </Button>
        </Modal>
      )}
    </>
  )
}
