import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { say } from './run-command.ts'

/**
 * Asks the registry for known advisories, and reports it if the registry does not answer, because silence would look like a good
 * result.
 */
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8', maxBuffer: 1e8 })

type Report = {
  error?: { summary: string }
  message?: string
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
}

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}

const { metadata, vulnerabilities = {}, message, error } = parse(stdout)

if (!metadata) {
  say('KNOWN ADVISORIES WERE NOT CHECKED: the registry does not answer that question')
  say(`  ${message ?? error?.summary ?? 'no answer'}`)
} else {
  const found = Object.values(vulnerabilities)
  for (const { name, severity, range } of found) say(`${severity}: ${name} ${range}`)
  say(`${found.length} packages with known advisories`)
  if (found.some(({ severity }) => severity === 'high' || severity === 'critical')) process.exitCode = 1
}

/** After so many days, somebody must check again how old the releases are. */
const AGES_DAYS = 183
const page = readFileSync(new URL('../docs/dependencies.md', import.meta.url), 'utf8')
const compared = /^Ages compared: (\d{4}-\d\d)\./m.exec(page)?.[1]
if (!compared || Date.now() - Date.parse(compared) > AGES_DAYS * 86_400_000)
  say(`THE AGES OF PACKAGES were last compared in ${compared}: compare them again (docs/dependencies.md)`)
