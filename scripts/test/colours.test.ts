import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** Every colour has its name and its value here, by day and by night. */
const TOKENS = ['kit/src/styles/tokens.css', 'kit/src/styles/terrain.css']
/** What a browser reads before any style sheet: the ground of the page, written out. */
const BEFORE_STYLES = ['web/index.html', 'web/vite.config.ts', 'web/public/theme.js']

const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  )
const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![0-9a-z_-])'
const FUNCTION = '\\b(?:rgba?|hsla?|hwb|oklab|oklch)\\('
/** A value of a style sheet: a name that stands alone, not a part of a token or of a word. */
const IN_STYLES = new RegExp(`${HEX}|${FUNCTION}|(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'gi')
/** A string of a program: a hexadecimal value, or a name given to a property that takes a colour. */
const IN_PROGRAMS = new RegExp(
  `(?<=["'\`: ])${HEX}|${FUNCTION}|\\b(?:fill|stroke|color|background\\w*|\\w+Color)(?:=|: ?)\\{?["'\`](?:${NAMES})["'\`]`,
  'gi',
)

const plain = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
const values = (css: string) => [...plain(css).matchAll(/[\w-]+\s*:([^;{}]+);/g)].map(([, value]) => value!)

function coloursOf(file: string, text: string): string[] {
  if (!file.endsWith('.css')) return text.match(IN_PROGRAMS) ?? []
  return values(text).flatMap((value) => value.match(IN_STYLES) ?? [])
}

test('a literal colour is found in a style sheet and in a program, a token or a word is not', () => {
  expect(coloursOf('a.css', '.a { fill: #fff8e8; color: rgb(1 2 3 / 5%); background: color-mix(in srgb, white 5%, red); }')).toEqual([
    '#fff8e8',
    'rgb(',
    'white',
    'red',
  ])
  expect(coloursOf('a.tsx', `<path fill="#abc" stroke="black" /> ; style={{ background: 'tan' }}`)).toHaveLength(3)
  expect(coloursOf('a.css', '/* red */ #add { white-space: nowrap; fill: var(--print-red); color: transparent; }')).toEqual([])
  expect(coloursOf('a.tsx', `<use href="#a" fill="var(--red)" mask="url(#fade)" kind="red" />`)).toEqual([])
})

const textOf = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')
const FILES = globSync('{games,kit,web}/**/*.{css,js,ts,tsx,html}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/test', '**/past'],
})

test('no colour stands outside the tokens', () => {
  const others = FILES.filter((file) => !TOKENS.includes(file) && !BEFORE_STYLES.includes(file))
  expect(others.length).toBeGreaterThan(500)
  expect(others.flatMap((file) => coloursOf(file, textOf(file)).map((colour) => `${file}: ${colour}`))).toEqual([])
})

test('every custom property that is read is written somewhere', () => {
  const texts = FILES.map((file) => [file, textOf(file)] as const)
  const written = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"]?(?: as string)?\]?\s*:/g)].map(([, name]) => name!)),
  )
  const read = texts.flatMap(([file, text]) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [file, name!] as const))
  expect(read.length).toBeGreaterThan(1000)
  expect(read.filter(([, name]) => !written.has(name))).toEqual([])
})

test('what is written before any style sheet is the paper of the tokens, by day or by night', () => {
  const papers = [...textOf(TOKENS[0]!).matchAll(/--paper: (#\w+);/g)].map(([, paper]) => paper!)
  expect(papers).toHaveLength(2)
  for (const file of BEFORE_STYLES) {
    const colours = coloursOf(file, textOf(file))
    expect(colours, file).toContain(papers[0])
    expect(papers, file).toEqual(expect.arrayContaining(colours))
  }
})
