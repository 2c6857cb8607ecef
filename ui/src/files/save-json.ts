/** Hands a document to the person as a file. */
export function saveJson(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.trim().replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'document'}.json`
  link.click()
  // Some browsers read it only after the click has passed.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
