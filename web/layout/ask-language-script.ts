/**
 * Stands after the dialog that asks for the language and runs before the first paint: closes it for those who have answered, and makes
 * it modal for the others, with Escape as Cancel. The browser sends the button's form until the other scripts have come.
 */
export const askLanguageScript = `{
  const dialog = document.currentScript.previousElementSibling
  dialog.close()
  let answer
  try {
    answer = localStorage.languageSelected && localStorage.language
  } catch {}
  if (answer !== 'en' && answer !== 'hi') dialog.showModal()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dialog.querySelector('[value=hi]').click()
  })
}`
