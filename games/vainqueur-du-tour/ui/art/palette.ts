/** Printing inks of the artwork. They stay the same by day and by night: a poster does not change its colours. */
export const INK = '#23201c'
export const LIGHT = '#fff8e8'
export const YELLOW = '#f2b632'
export const RED = '#d2452f'
export const BLUE = '#20598c'
export const GREEN = '#3f7d58'
export const LEAF = '#8fb87a'
export const SKIN = '#e9b98c'
