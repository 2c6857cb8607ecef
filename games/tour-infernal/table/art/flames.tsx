import { RED, YELLOW } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'

interface FlamesProps {
  /** Inside another drawing: where they lie. Left out, they fill their own picture. */
  readonly at?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The fire of the poster. It burns where motion is wished for. */
export function Flames({ at }: FlamesProps): ReactElement {
  return (
    <svg className="ti-flames" viewBox="0 0 600 150" preserveAspectRatio="none" aria-hidden="true" {...at}>
      <path d={OUTER} fill={RED} />
      <path d={INNER} fill={YELLOW} />
    </svg>
  )
}

const OUTER =
  'M0 150V70C30 84 46 60 44 22 78 46 84 76 82 96 104 84 112 54 104 14 146 40 160 78 152 102 178 92 190 66 188 34 222 58 234 84 230 108 256 96 262 58 254 10 298 40 320 74 312 104 338 96 352 70 350 30 386 54 396 84 390 108 416 96 424 62 418 22 458 48 474 80 466 106 492 96 504 66 502 36 536 60 548 84 544 104 566 92 580 80 600 76V150Z'
const INNER =
  'M0 150V106C26 116 40 98 40 70 68 88 76 106 74 120 100 110 108 88 104 62 136 82 148 104 142 124 170 116 182 98 182 76 210 94 220 112 216 128 246 118 254 92 250 62 284 84 300 106 296 126 322 118 336 98 334 74 364 92 374 112 370 128 398 118 406 94 402 70 436 88 450 108 444 126 472 118 484 98 484 78 512 96 522 112 520 124 548 116 570 106 600 104V150Z'
