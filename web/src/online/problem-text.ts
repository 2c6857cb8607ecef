interface ServerProblem {
  readonly code: string
  readonly sentence: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** A problem of the server in the reader's language: `{name}` stands for what it is about. Without words of our own, the server's English. */
export function serverProblemText(words: Partial<Record<string, string>>, { code, sentence, params = {} }: ServerProblem): string {
  return words[code]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?')) ?? sentence
}
