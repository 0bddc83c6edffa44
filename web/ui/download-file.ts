import { MINUTE_MS } from '../../domain/durations.ts'

/** Saves a file by the browser's download. */
export function downloadFile(content: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // Some browsers read the content only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
