import { options, type VNode } from 'preact'

/** `__e` is the element; Preact's build gives it this name. */
type ElementVNode = VNode<Record<string, unknown>> & { __e?: Element | null }

/**
 * Preact selects the option of `defaultValue` but does not mark it as the default, and the check for unsaved edits needs that mark.
 */
function markDefault(select: HTMLSelectElement, value: unknown): void {
  const choices = [...select.options]
  if (value == null || choices.some(({ defaultSelected }) => defaultSelected)) return
  for (const choice of choices) choice.defaultSelected = choice.value === value
}

/**
 * A script that React creates never runs. This one already ran when the server sent it, and the content security policy would
 * refuse it.
 */
function keepFromRunning(script: HTMLScriptElement): void {
  if (!script.isConnected && (script.type === '' || script.type === 'module')) script.type = 'text/plain'
}

/** Calls `change` with each element that Preact has made or changed, before it is inserted. Returns a function that stops this. */
export function onElement(change: (element: Element, props: Record<string, unknown>) => void): () => void {
  const { diffed } = options
  options.diffed = (vnode) => {
    diffed?.(vnode)
    const { __e: element, props } = vnode as ElementVNode
    if (typeof vnode.type === 'string' && element) change(element, props)
  }
  return () => {
    options.diffed = diffed
  }
}

onElement((element, { defaultValue }) => {
  if (element instanceof HTMLSelectElement) markDefault(element, defaultValue)
  else if (element instanceof HTMLScriptElement) keepFromRunning(element)
})
