/** Hands a file to the browser, which keeps it among the downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; kept any longer, the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
