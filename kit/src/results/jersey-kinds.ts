export const JERSEYS = ['yellow', 'green', 'dots', 'white'] as const
export type JerseyKind = (typeof JERSEYS)[number]
