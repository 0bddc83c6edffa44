import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { files, textOf } from '../../test/imports.ts'

test('ACCOUNT password: a process hashes as OWASP recommends, and only the tests lower the cost', () => {
  const program = `const { hashSecret } = await import(${JSON.stringify(new URL('password.ts', import.meta.url).href)})
    console.log(await hashSecret('narmada teerth 7'))`
  const hash = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const callers = files.filter((path) => !path.endsWith('.test.ts') && /\bhashAt\b/.test(textOf(path)))
  expect(callers.toSorted()).toEqual(['server/account/password.ts', 'test/cheap-hashes.ts'])
})
