import { SPEEDS, type Speed } from '../table/beats.ts'

const KEY = 'echappee/settings'

export const THEMES = ['system', 'day', 'night'] as const
type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly speed: Speed
  /** Where there is a single choice, it is made without asking. */
  readonly auto: boolean
  /** Dice are thrown without asking. */
  readonly dice: boolean
  /** Off until the first wish. */
  readonly sound: boolean
  readonly theme: Theme
  readonly text: TextSize
}

export function loadSettings(): Settings {
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const usual: Settings = { speed: calm ? 'off' : 'normal', auto: true, dice: false, sound: false, theme: 'system', text: 'normal' }
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return {
      speed: SPEEDS.find((speed) => speed === saved.speed) ?? usual.speed,
      auto: typeof saved.auto === 'boolean' ? saved.auto : usual.auto,
      dice: typeof saved.dice === 'boolean' ? saved.dice : usual.dice,
      sound: typeof saved.sound === 'boolean' ? saved.sound : usual.sound,
      theme: THEMES.find((theme) => theme === saved.theme) ?? usual.theme,
      text: TEXT_SIZES.find((text) => text === saved.text) ?? usual.text,
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
  // Day and night, and the size of the text, are put on by public/theme.js.
  dispatchEvent(new Event('echappee-settings'))
}
