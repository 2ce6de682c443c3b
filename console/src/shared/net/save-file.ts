/** Starts a browser download of the file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; a later revoke would only hold memory.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
