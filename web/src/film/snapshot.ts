import { fontFaces } from '../share/fonts.ts'

/** Takes pictures of an element of the page as it is drawn at that moment, in whatever moves too. */
export class Snapshot {
  readonly #element: HTMLElement
  /** Ready for an address, since it is much and the same in every picture. */
  readonly #style: string

  private constructor(element: HTMLElement, style: string) {
    this.#element = element
    const holder = document.createElementNS(SVG, 'style')
    holder.textContent = style
    this.#style = encodeURIComponent(new XMLSerializer().serializeToString(holder))
  }

  static async of(element: HTMLElement): Promise<Snapshot> {
    const rules = [...document.styleSheets].map(({ cssRules }) => cssText(cssRules))
    return new Snapshot(element, [...rules, await fontFaces(), STILL].join('\n'))
  }

  async take(): Promise<HTMLImageElement> {
    const { offsetWidth: width, offsetHeight: height } = this.#element
    const image = new Image(width, height)
    image.src = this.#address(width, height)
    await image.decode()
    return image
  }

  /** The element as a document of its own, which no page can reach into. */
  #address(width: number, height: number): string {
    const svg = document.createElementNS(SVG, 'svg')
    for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value)
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
    svg.setAttribute('width', `${width}`)
    svg.setAttribute('height', `${height}`)
    const frame = document.createElementNS(SVG, 'foreignObject')
    frame.setAttribute('width', '100%')
    frame.setAttribute('height', '100%')
    frame.append(this.#still())
    svg.append(frame)
    const text = new XMLSerializer().serializeToString(svg)
    const start = text.indexOf('>') + 1
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.slice(0, start))}${this.#style}${encodeURIComponent(text.slice(start))}`
  }

  /** A copy in which everything stands where it is now on its way. */
  #still(): HTMLElement {
    const copy = this.#element.cloneNode(true) as HTMLElement
    const [originals, copies] = [this.#element, copy].map((root) => [root, ...root.querySelectorAll<HTMLElement | SVGElement>('*')])
    const places = new Map(originals!.map((one, i) => [one as Element, i]))
    for (const { effect } of this.#element.getAnimations({ subtree: true })) {
      if (!(effect instanceof KeyframeEffect) || effect.target === null || effect.pseudoElement !== null) continue
      const still = copies![places.get(effect.target)!]!.style
      const now = getComputedStyle(effect.target)
      for (const property of animated(effect)) still.setProperty(property, now.getPropertyValue(property))
    }
    for (const [i, { scrollLeft, scrollTop }] of originals!.entries())
      if (scrollLeft !== 0 || scrollTop !== 0)
        for (const part of copies![i]!.children) (part as HTMLElement).style.translate = `${-scrollLeft}px ${-scrollTop}px`
    return copy
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture has no time: what would move in it stands where it was put. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }'

/** What an animation changes, as CSS calls it. */
function animated(effect: KeyframeEffect): string[] {
  const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
  return [...new Set(names)]
    .filter((name) => !TIMES.has(name))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
}

const TIMES = new Set(['offset', 'computedOffset', 'easing', 'composite'])

/** The rules that hold in this window, which is not that of the picture. */
function cssText(rules: CSSRuleList): string {
  return [...rules].map(ruleText).join('\n')
}

function ruleText(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return ''
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? cssText(rule.cssRules) : ''
  if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} {${cssText(rule.cssRules)}}`
  return rule.cssText
}
