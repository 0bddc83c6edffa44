import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { keepFile } from '../ui/download-file.ts'
import { useTask } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

export function OwnData() {
  const say = useSay()
  const task = useTask(m.failed_own_data)

  const download = () =>
    task.run(async () => {
      const { data } = await unwrap(api.user.export.$get())
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      keepFile(file, 'tirtha-my-data.json')
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
