import { useState } from 'react'
import { failureOf } from '../../../contract/client.ts'
import { type Message, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Labelled } from '../../ui/field.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { uploadFile } from './upload-file.ts'

type Texts = Record<string, string>

/** Sends a spreadsheet with the other fields of a form. @throws ApiError */
export function sendSpreadsheet<Answer>(path: string, file: File, texts: Texts = {}): Promise<Answer> {
  const body = new FormData()
  body.set('file', file)
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  return uploadFile<Answer>(path, body, () => {})
}

/** A file that staff choose. The call at `path` reports at once what its import would do. */
export function usePlannedFile<Plan>(path: string, fallback: Message, texts?: Texts) {
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const looking = useMutation({
    call: (chosen: File) => sendSpreadsheet<Plan>(path, chosen, texts),
    fallback,
    reloads: false,
    done: setPlan,
  })
  const choose = (chosen?: File) => {
    setFile(chosen ?? null)
    setPlan(null)
    looking.clear()
    if (chosen) looking.run(chosen)
  }
  return { planned: plan && file && { plan, file }, error: looking.error, choose }
}

type ChooseProps = { label: Message; name: string; error: string | undefined; onChoose: (file?: File) => void }

export function ChooseSpreadsheet({ label, name, error, onChoose }: ChooseProps) {
  const t = useTranslate()
  return (
    <Labelled label={t(label)} name={name} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            onChoose(target.files?.[0])
            // Staff must be able to choose the same file again after they have edited it.
            target.value = ''
          }}
        />
      )}
    </Labelled>
  )
}

type DownloadProps = { address: string; fileName: string; text: Message; fallback: Message }

/** A plain link would not send the token. */
export function DownloadSpreadsheet({ address, fileName, text, fallback }: DownloadProps) {
  const t = useTranslate()
  const downloading = useMutation({
    call: async () => {
      const response = await send(address)
      if (!response.ok) throw await failureOf(response)
      return response.blob()
    },
    fallback,
    done: (content) => downloadFile(content, fileName),
    reloads: false,
  })
  return (
    <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
      {t(text)}
    </Button>
  )
}
