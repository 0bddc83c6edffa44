import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The tree of pages is small: known at once, it costs no further request on a slow network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
