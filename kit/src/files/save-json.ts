/** Hands a document to the person as a file. */
export function saveJson(name: string, content: unknown): void {
  saveText(name, 'json', JSON.stringify(content, undefined, 1))
}

const TYPES = { json: 'application/json', csv: 'text/csv', svg: 'image/svg+xml' }

export function saveText(name: string, ending: keyof typeof TYPES, text: string): void {
  saveFile(name, ending, new Blob([text], { type: TYPES[ending] }))
}

export function saveFile(name: string, ending: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.trim().replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'document'}.${ending}`
  link.click()
  // Some browsers read it only after the click has passed.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
