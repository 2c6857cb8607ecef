/** Letters of other alphabets, and signs, that look like a Latin letter or digit to a hasty eye. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'вьβ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еεє'],
    ['g', 'ɡ'],
    ['h', 'нһη'],
    ['i', 'іιıl1|!јj'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пո'],
    ['o', 'оοσ0ө'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'г'],
    ['s', 'ѕ5'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ʐ2'],
  ].flatMap(([letter, others]) => Array.from(others!, (other) => [other, letter!])),
)

/** Two names with the same skeleton can't be told apart at a glance: case, accents, spaces and look-alikes do not count. */
export function nameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\s\p{P}]/gu, (sign) => (ALIKE[sign] === undefined ? '' : sign))
  const skeleton = Array.from(plain, (letter) => ALIKE[letter] ?? letter).join('')
  return skeleton.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
