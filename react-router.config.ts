import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The tree of pages is small: known at once, it costs no further request on a slow network.
  routeDiscovery: { mode: 'initial' },
  // Our loaders are a few lines: a file for each of them costs more than it spares.
  splitRouteModules: false,
} satisfies Config
