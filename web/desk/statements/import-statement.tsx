import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../contract/client.ts'
import type { Statement } from '../../../contract/statement.ts'
import type { StatementPreview } from '../../../contract/desk/statements.ts'
import type { Columns } from '../../../domain/statement/columns.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { FileDrop } from './file-drop.tsx'
import { fileProblem } from './file-problem.ts'
import { UnlockFile } from './unlock-file.tsx'
import { uploadFile } from '../parts/upload-file.ts'
import '../parts/progress.css'

/** The code reads a file as the server does. It is loaded late, because the page of an imported statement does not need it. */
const StatementColumns = lazy(async () => ({ default: (await import('./statement-columns.tsx')).StatementColumns }))

const ALL = 100

type Chosen = { file: File; password?: string | undefined }

const formOf = ({ file, password }: Chosen, columns?: Columns) => {
  const form = new FormData()
  form.set('file', file)
  if (columns) form.set('columns', JSON.stringify(columns))
  if (password) form.set('password', password)
  return form
}

const lockedCodes = new Set<string>(['STATEMENT_LOCKED', 'STATEMENT_PASSWORD_WRONG'])

/** Chooses the file of a statement, shows how its columns are read, and imports it. */
export function ImportStatement() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [preview, setPreview] = useState<StatementPreview | null>(null)
  const [isLocked, setLocked] = useState(false)
  const [sent, setSent] = useState(0)
  const reading = useMutation({
    call: (wanted: Chosen) => uploadFile<StatementPreview>('/statements/preview', formOf(wanted), setSent),
    done: (found) => {
      setLocked(false)
      setPreview(found)
    },
    failed: (error) => setLocked(error instanceof ApiError && lockedCodes.has(error.code)),
    fallback: m.statement_failed,
    reloads: false,
  })
  const importing = useMutation({
    call: ({ columns }: { columns: Columns }) => {
      if (!chosen) throw new Error('no file was chosen')
      return uploadFile<Statement>('/statements', formOf(chosen, columns), setSent)
    },
    done: ({ id }) => navigate(`/admin/statements/${id}`),
    fallback: m.statement_failed,
    reloads: false,
  })

  const choose = (file: File) => {
    const found = fileProblem(file)
    setProblem(() => found)
    setLocked(false)
    if (found) setChosen({ file })
    else read({ file })
  }

  const read = (wanted: Chosen) => {
    setChosen(wanted)
    setPreview(null)
    setSent(0)
    reading.clear()
    importing.clear()
    reading.run(wanted)
  }

  return (
    <section aria-labelledby="import" className="grid gap-4">
      <h2 id="import" className="text-xl">
        {t(m.statement_import)}
      </h2>
      <p>{t(m.statement_import_text)}</p>
      <FileDrop
        file={chosen?.file ?? null}
        error={problem ? t(problem) : isLocked ? undefined : (reading.error ?? importing.error)}
        onChoose={choose}
      />
      {chosen && isLocked && (
        <UnlockFile
          key={chosen.file.name}
          error={reading.error}
          busy={reading.busy}
          onOpen={(password) => read({ file: chosen.file, password })}
        />
      )}
      {(reading.busy || importing.busy) && <Sending percent={sent} isImport={importing.busy} />}
      {preview && !reading.busy && (
        <Suspense>
          <StatementColumns
            key={chosen?.file.name}
            preview={preview}
            busy={importing.busy}
            onImport={(columns) => {
              setSent(0)
              importing.run({ columns })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Says how much of the file is sent; afterwards, without a number, that the server processes it. */
function Sending({ percent, isImport }: { percent: number; isImport: boolean }) {
  const t = useTranslate()
  const isSent = percent >= ALL
  const working = t(isImport ? m.statement_matching : m.statement_reading)
  return (
    <div role="status" className="grid gap-2">
      <p>
        <span aria-hidden className="flame" /> {isSent ? working : t(m.statement_sending, { percent })}
      </p>
      <progress aria-label={working} max={ALL} value={isSent ? undefined : percent} className="progress-bar" />
    </div>
  )
}
