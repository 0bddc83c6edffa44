const MINUTE_MS = 60_000

/** Hands something to the browser as a file to keep. */
export function downloadFile(content: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
