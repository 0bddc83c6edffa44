/** Controls, fields and prices that are covered by an element of the page. */
export function actsBelow(box: Element): string[] {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const kept = document.querySelectorAll('a, button, input, select, textarea, summary, label, [class*=tabular-nums]')
  return [...kept]
    .filter((element) => {
      const rect = element.getBoundingClientRect()
      const isBelow = rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top
      return isBelow && rect.width > 0 && !box.contains(element)
    })
    .map((element) => element.outerHTML.slice(0, 100))
}
