import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { downloadFile } from '../ui/download-file.ts'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

export function OwnData() {
  const t = useTranslate()
  const downloading = useMutation({
    call: () => unwrap(api.user.export.$get()),
    fallback: m.settings_own_data_failed,
    done: ({ data }) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      downloadFile(file, 'tirtha-my-data.json')
    },
    reloads: false,
  })

  return (
    <Section title={t(m.settings_own_data)}>
      <p>{t(m.settings_own_data_text)}</p>
      <Button kind="second" className="justify-self-start" busy={downloading.busy} onClick={() => downloading.run()}>
        {t(m.settings_download_own_data)}
      </Button>
      <FormError text={downloading.error} advice={downloading.advice} />
    </Section>
  )
}
