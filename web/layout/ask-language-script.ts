/**
 * Stands after the dialog that asks for the language and runs before the first paint. It closes the dialog for visitors who have
 * answered and makes it modal for the others, with Escape as Cancel. Until the other scripts have come, the browser sends the form
 * of the button.
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
