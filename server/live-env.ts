import type { Db } from '../db/connect.ts'
import { nameSite } from '../domain/brand.ts'
import { type Env, isUsable, readEnv } from './env.ts'

type Environment = Record<string, string | undefined>

/** The settings of the process, and a function that reads changes of the desk, including changes by another process. */
export type LiveEnv = ReturnType<typeof liveEnv>

/**
 * Reads the settings of the environment. `env` stays one object for the life of the process, and code reads a setting when it needs
 * it, because `reload` changes the object in place. A variable of the environment takes precedence over a setting of the desk.
 * @throws EnvironmentError
 */
export function liveEnv(environment: Environment) {
  const env: Env = readEnv(environment)
  const sayName = () => nameSite({ en: env.SITE_NAME, hi: env.SITE_NAME_HINDI })
  sayName()
  const fixed = Object.entries(environment).filter(([, value]) => value)
  return {
    env,
    isFixed: (variable: string) => fixed.some(([name]) => name === variable),
    async reload(db: Db): Promise<void> {
      const rows = await db.selectFrom('site_settings').select(['name', 'value']).orderBy('name').limit(100).execute()
      // A later version may refuse a value that an earlier version stored. Then the default applies.
      const usable = rows.filter(({ name, value }) => isUsable(name, value))
      Object.assign(env, readEnv(Object.fromEntries([...usable.map(({ name, value }) => [name, value]), ...fixed])))
      sayName()
    },
  }
}
