/** Characters of a label: the name of a course, a stage, a square. */
export const LABEL_LENGTH = 60

/** What nobody sees, and what turns the writing around it: controls, format characters, fillers, blanks that are no spaces. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu')

/** Whether all of a text can be seen, by people and by terminals. */
export function isPlainText(text: string): boolean {
  return !HIDDEN.test(text)
}

/** A text from outside as it may be shown in a terminal or a log: each hidden character leaves a mark. */
export function plainText(text: string): string {
  return text.replaceAll(EVERY_HIDDEN, '\uFFFD')
}
