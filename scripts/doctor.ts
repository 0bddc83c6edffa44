import type { Finding } from '../server/doctor/finding.ts'
import { findings } from '../server/doctor/findings.ts'
import { liveEnv } from '../server/live-env.ts'
import { runCommand } from './run-command.ts'

const marks: Record<Finding['level'], string> = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' }

// npm start sets it too.
process.env.NODE_ENV ||= 'production'

await runCommand(async () => {
  const found = await findings(liveEnv(process.env))
  for (const { level, subject, text } of found) process.stdout.write(`${marks[level]}  ${subject}: ${text}\n`)
  if (found.some(({ level }) => level === 'bad')) process.exitCode = 1
})
