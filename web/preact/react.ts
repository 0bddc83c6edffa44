// @ts-expect-error its types cannot be exported again, and nothing reads them: TypeScript takes those of React
export * from 'preact/compat'
export { default } from 'preact/compat'

/** React Router imports it for transitions, which `HydratedRouter` is told not to use. */
export const useOptimistic = <State>(state: State): [State, () => void] => [state, () => {}]
