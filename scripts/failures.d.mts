export const REPORTS: { unit: string; browser: string }
export const UNIT_REPORTERS: string[]
export function forgetReports(): void
export function failedTests(): string[]
export function unitFailures(report: object): string[]
export function browserFailures(report: object): string[]
