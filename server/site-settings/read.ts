import { type SiteSettings, siteSettingNames } from '../../contract/desk/site-settings.ts'
import { variableOf } from '../setting-variables.ts'
import type { LiveEnv } from '../live-env.ts'

/** The current settings of the desk. */
export function readSiteSettings({
  env,
  isFixed,
}: Pick<LiveEnv, 'env' | 'isFixed'>): Omit<SiteSettings, 'payeeAsksCode'> {
  const values = siteSettingNames.map((name) => [name, String(env.asSet[variableOf[name]] ?? '')] as const)
  return {
    settings: Object.fromEntries(values) as SiteSettings['settings'],
    fromEnvironment: siteSettingNames.filter((name) => isFixed(variableOf[name])),
    invented: siteSettingNames.filter((name) => env.invented.includes(variableOf[name])),
  }
}
