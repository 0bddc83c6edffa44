import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useTask } from '../ui/use-task.ts'
import { Section } from './section.tsx'

const MINUTE_MS = 60_000

/** Hands a text to the browser as a file to keep. */
function keep(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = fileName
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}

export function OwnData() {
  const say = useSay()
  const task = useTask(m.failed_own_data)

  const download = () =>
    task.run(async () => {
      const { data } = await unwrap(api.user.export.$get())
      keep(JSON.stringify(data, null, 2), 'tirtha-my-data.json')
    })

  return (
    <Section title={say(m.own_data)}>
      <p>{say(m.own_data_text)}</p>
      <Button kind="second" className="justify-self-start" busy={task.busy} onClick={() => void download()}>
        {say(m.download_own_data)}
      </Button>
    </Section>
  )
}
