import titleFont from '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff2?url'
import bodyFont from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import boldFont from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?url'

/** The letters of the site for a picture that leaves it: nothing is fetched from inside of one. */
export async function fontFaces(): Promise<string> {
  const faces = [
    ['Josefin Sans', 700, titleFont],
    ['Source Sans 3', 400, bodyFont],
    ['Source Sans 3', 700, boldFont],
  ] as const
  const texts = faces.map(async ([family, weight, file]) => {
    const data = await fontData(file)
    return data === '' ? '' : `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data})}`
  })
  return (await Promise.all(texts)).join('\n')
}

/** The title font as data. */
export const titleFontData = (): Promise<string> => fontData(titleFont)

/** Empty where it can't be had: the next best letters are taken. */
async function fontData(file: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer())
    return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
  } catch {
    return ''
  }
}
