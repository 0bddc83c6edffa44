import { failureOf } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { ListMenu } from './list-menu.tsx'
import { type ListView, queryOf } from './list-address.ts'

const formats = { csv: m.list_export_csv, xlsx: m.list_export_xlsx } as const
type Format = keyof typeof formats

/** A plain link would not send the token. @throws ApiError */
async function download(view: ListView, format: Format): Promise<void> {
  const query = new URLSearchParams({ ...queryOf(view), columns: view.columns.join(','), format })
  const response = await send(`/v1/admin/lists/${view.list}/export?${query.toString()}`)
  if (!response.ok) throw await failureOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  downloadFile(await response.blob(), name ?? `tirtha-${view.list}.${format}`)
}

/**
 * Downloads all rows of the list with its columns, search, filters and sort. One button opens both formats, so that the rows stand
 * higher on the page.
 */
export function ListExport({ view }: { view: ListView }) {
  const t = useTranslate()
  return (
    <ListMenu title={t(m.list_export)}>
      <ExportButton view={view} format="csv" />
      <ExportButton view={view} format="xlsx" />
    </ListMenu>
  )
}

function ExportButton({ view, format }: { view: ListView; format: Format }) {
  const t = useTranslate()
  const downloading = useMutation({
    call: () => download(view, format),
    fallback: m.list_export_failed,
    reloads: false,
  })
  return (
    <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
      {t(formats[format])}
    </Button>
  )
}
