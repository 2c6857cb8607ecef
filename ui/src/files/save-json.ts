/** Hands a document to the person as a file. */
export function saveJson(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' })
  saveFile(`${name.trim().replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'document'}.json`, blob)
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after the click has passed.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
