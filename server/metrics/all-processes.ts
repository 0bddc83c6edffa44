import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry } from '@prometheus-io/client'

const ASK = 'tirtha:metrics'
const LONGEST_WAIT_MS = 6000

type Asked = { type: string; id: string }
type Answer = { type: string; id: string; text: string | null }

/** In the process that started the others: combines their metrics, and answers each process that asks. */
export function collectFromProcesses() {
  const registry = new AggregatorRegistry()
  cluster.on('message', (worker, message: Asked) => {
    if (message.type !== ASK) return
    registry.clusterMetrics().then(
      (text) => void worker.send({ ...message, text } satisfies Answer),
      () => void worker.send({ ...message, text: null } satisfies Answer),
    )
  })
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() }
}

/** In a process that another one started: the metrics of all processes. */
export async function askForMetrics(): Promise<string> {
  const id = randomUUID()
  const answered = Promise.withResolvers<string>()
  const onMessage = (message: Answer) => {
    if (message.type !== ASK || message.id !== id) return
    if (message.text === null) answered.reject(new Error('a process did not tell its metrics'))
    else answered.resolve(message.text)
  }
  const late = setTimeout(
    () => answered.reject(new Error('the metrics of all processes did not come')),
    LONGEST_WAIT_MS,
  )
  process.on('message', onMessage)
  try {
    process.send?.({ type: ASK, id } satisfies Asked)
    return await answered.promise
  } finally {
    clearTimeout(late)
    process.off('message', onMessage)
  }
}
