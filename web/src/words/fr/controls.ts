import type { ControlWords } from '../en/controls.ts'

export const words: ControlWords = {
  settings: 'Réglages',
  theme: 'Jour ou nuit',
  themes: { system: 'comme le système', day: 'jour', night: 'nuit' },
  text: 'Taille de l’affichage',
  texts: { normal: 'normale', large: 'grande', larger: 'très grande' },
  sound: 'Sons et vibrations',
  fullScreen: 'Plein écran',
}
