import { SPEEDS, type Speed } from './beats.ts'

const KEY = 'echappee/settings'

export interface Settings {
  readonly speed: Speed
  /** Forced moves (a die, a single choice) are played without asking. */
  readonly auto: boolean
}

export function loadSettings(): Settings {
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const usual: Settings = { speed: calm ? 'off' : 'normal', auto: false }
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return {
      speed: SPEEDS.find((speed) => speed === saved.speed) ?? usual.speed,
      auto: typeof saved.auto === 'boolean' ? saved.auto : usual.auto,
    }
  } catch {
    return usual
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A full or forbidden storage costs the setting, not the race.
  }
}
