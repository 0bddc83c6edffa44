import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { pathGiven, runCommand, say } from './run-command.ts'

/** Writes a bill of materials of the software that runs at the operator, as CycloneDX, from the lockfile. */
await runCommand(async () => {
  const file = pathGiven(process.argv[2] ?? 'sbom.cdx.json')
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']
  const text = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 })
  const { components } = JSON.parse(text) as { components: object[] }
  writeFileSync(file, text)
  say(`${components.length} packages in ${file}`)
})
