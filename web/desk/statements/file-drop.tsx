import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Labelled } from '../../ui/field.tsx'

type Props = { file: File | null; error: string | undefined; onChoose: (file: File) => void }

/** The field for the file of a statement: it can be chosen, or dropped anywhere on the box. */
export function FileDrop({ file, error, onChoose }: Props) {
  const t = useTranslate()
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    const [first] = files ?? []
    if (first) onChoose(first)
  }
  return (
    <Labelled label={t(m.statement_file)} error={error}>
      {(control) => (
        // The keyboard reaches the field inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <label
          htmlFor={control.id}
          className={`relative grid ${file ? 'min-h-20' : 'min-h-28'} place-items-center gap-1 rounded-xl border-2 border-dashed p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river ${
            error ? 'border-error' : 'border-edge'
          } ${isOver ? 'bg-glow' : 'bg-card hover:bg-glow'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            choose(event.dataTransfer.files)
          }}
        >
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.xls,.xlsx,.htm,.html,.pdf,.xml,.sta,.940"
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files)
              // Staff must be able to choose the same file again after it was changed.
              event.target.value = ''
            }}
          />
          {file && <span className="font-bold break-all">{file.name}</span>}
          <span className={file ? 'link font-bold' : ''}>
            {t(file ? m.statement_other_file : m.statement_file_help)}
          </span>
        </label>
      )}
    </Labelled>
  )
}
