export function changeBase(): string | undefined
export function changedFiles(base: string): string[]
export function changedGames(files: readonly string[]): string[]
export function unitTests(files: readonly string[]): string[]
export function browserSpecs(files: readonly string[], specsIn?: (folder: string) => readonly string[]): string[]
