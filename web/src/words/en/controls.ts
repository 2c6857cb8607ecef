/** Settings of the page. */
export const words = {
  settings: 'Settings',
  theme: 'Day or night',
  themes: { system: 'like the system', day: 'day', night: 'night' },
  text: 'Size of everything',
  texts: { normal: 'normal', large: 'large', larger: 'very large' },
  sound: 'Sound and vibration',
  fullScreen: 'Full screen',
}

export type ControlWords = typeof words
