import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Labelled } from '../../ui/field.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { uploadFile } from '../parts/upload-file.ts'

type Props = { value: string; isFixed: boolean; error?: string; onUpload: (isUploading: boolean) => void }

/** The logo of the site. A chosen picture is uploaded at once, but is used only after the form is saved. */
export function LogoField({ value, isFixed, error, onUpload }: Props) {
  const t = useTranslate()
  const [logo, setLogo] = useState(value)
  const uploading = useMutation({
    call: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      return uploadFile<{ logo: string }>('/admin/settings/logo', body, () => {})
    },
    fallback: m.photo_failed,
    reloads: false,
    done: (added) => {
      setLogo(added.logo)
      onUpload(false)
    },
    failed: () => onUpload(false),
  })
  const help = t(isFixed ? m.desk_site_from_environment : m.desk_site_logo_help)
  return (
    <div className="grid gap-2">
      <Labelled label={t(m.desk_site_logo)} help={help} name="siteLogo" error={error ?? uploading.issueOf('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            disabled={isFixed || uploading.busy}
            accept="image/png,image/webp,image/jpeg"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (!file) return
              onUpload(true)
              uploading.run(file)
            }}
          />
        )}
      </Labelled>
      <input type="hidden" name="siteLogo" value={logo} />
      {uploading.busy && <p role="status">{t(m.photo_working)}</p>}
      {logo && (
        <p className="flex flex-wrap items-center gap-4">
          <img src={`/photos/${logo}`} alt={t(m.desk_site_logo)} width={64} height={64} />
          {!isFixed && (
            <Button kind="second" type="button" onClick={() => setLogo('')}>
              {t(m.desk_site_logo_remove)}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
