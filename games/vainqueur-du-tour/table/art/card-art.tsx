import { memo, type ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { Bike, Rider } from './mini-rider.tsx'
import { BLUE, GREEN, INK, LEAF, LIGHT, RED, YELLOW } from '@echappee/kit/drawing'

/** The picture on a card: green rolls, red stops, blue repairs, yellow is a specialty. */
export const CardArt = memo(function CardArt({ card }: { card: Card }): ReactElement {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {PICTURES[card]}
    </svg>
  )
})

const FLAT_TYRE = 'M15 35Q7 29 8 20A17 16 0 0 1 42 20Q43 29 35 35Z'

const PICTURES: Readonly<Record<Card, ReactElement>> = {
  KM20: <Kilometres chevrons={1} />,
  KM40: <Kilometres chevrons={2} />,
  KM60: <Kilometres chevrons={3} />,
  H_CRASH: (
    <>
      <path d="M45 15l4-7 1 7 8-2-5 6 6 4-8 1 2 8-6-5-5 5v-8l-8-1 7-4-4-7z" fill={YELLOW} stroke={INK} strokeWidth="1.6" />
      <Bike transform="translate(14 13) rotate(38) scale(.25)" colour={RED} />
      <path d="M3 37h32M5 29l4 3M3 22h5" stroke={INK} strokeWidth="2" fill="none" />
    </>
  ),
  H_PUNCTURE: (
    <>
      <path d={FLAT_TYRE} fill={LIGHT} stroke={INK} strokeWidth="7" />
      <path d={FLAT_TYRE} fill="none" stroke={RED} strokeWidth="3" />
      <path d="M25 19V6M25 19V31M25 19H12M25 19H38M25 19 16 10M25 19 34 10M25 19 17 29M25 19 33 29" stroke={INK} strokeWidth="1" />
      <circle cx="25" cy="19" r="3" fill={RED} stroke={INK} strokeWidth="1.6" />
      <path d="M2 38.5h56" stroke={INK} strokeWidth="2" />
      <path d="M40 36l4-7 2 4 6-6-1 6 7-2-5 5z" fill={YELLOW} stroke={INK} strokeWidth="1.6" />
      <path d="M48 11l5-4M50 17h7M49 22l5 2" stroke={RED} strokeWidth="2.6" />
    </>
  ),
  H_HUNGER: (
    <>
      <path d="M8 8Q18 3 28 8Q27 13 21 15Q19 20 21 25Q27 27 28 32Q18 37 8 32Q9 27 15 25Q17 20 15 15Q9 13 8 8Z" fill={LIGHT} />
      <path d="M8 8Q18 3 28 8Q27 13 21 15H15Q9 13 8 8ZM15 25H21Q27 27 28 32Q18 37 8 32Q9 27 15 25Z" fill={RED} />
      <path
        d="M8 8Q18 3 28 8Q27 13 21 15Q19 20 21 25Q27 27 28 32Q18 37 8 32Q9 27 15 25Q17 20 15 15Q9 13 8 8ZM18 6q0-4 4-5"
        fill="none"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M18 18v3" stroke={INK} strokeWidth="2.4" />
      <g transform="translate(45 22) rotate(118)" stroke={INK} strokeWidth="2">
        <path d="M-6-8H6V12Q6 14 4 14H-4Q-6 14-6 12Z" fill={RED} />
        <path d="M-6-1H6V5H-6Z" fill={LIGHT} />
        <path d="M-4-8V-11H4V-8ZM-1.5-11V-14H1.5V-11Z" fill={INK} />
      </g>
      <path d="M57.5 31q3 4 0 6q-3-2 0-6Z" fill={BLUE} stroke={INK} strokeWidth="1.2" />
    </>
  ),
  H_GEAR: (
    <>
      <Sprocket x={26} y={20} size={1.08} colour={RED} />
      <path d="M35 19 49 33M49 19 35 33" stroke={INK} strokeWidth="8.5" />
      <path d="M35 19 49 33M49 19 35 33" stroke={LIGHT} strokeWidth="4.5" />
    </>
  ),
  C_BIKE: <Bike transform="translate(15 27) scale(.34)" colour={BLUE} />,
  C_WHEEL: (
    <>
      <circle cx="30" cy="20" r="16.5" fill={LIGHT} stroke={INK} strokeWidth="5" />
      <circle cx="30" cy="20" r="13.4" fill="none" stroke={BLUE} strokeWidth="3" />
      <path d="M30 8V32M18 20H42M21.5 11.5 38.5 28.5M38.5 11.5 21.5 28.5" stroke={INK} strokeWidth="1" />
      <circle cx="30" cy="20" r="3.6" fill={BLUE} stroke={INK} strokeWidth="1.6" />
    </>
  ),
  C_FOOD: (
    <>
      <path d="M9 19C3 2 22-1 30 7S33 14 36 19" fill="none" stroke={INK} strokeWidth="2.4" />
      <path d="M14 20C14 12 20 8 25 5L29 8C26 11 24 15 25 20Z" fill={YELLOW} stroke={INK} strokeWidth="1.8" />
      <path d="M8 18H37L40 35Q23 40 5 35Z" fill={BLUE} stroke={INK} strokeWidth="2" />
      <path d="M8 18H37L38 23Q24 34 7 23Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <circle cx="22.5" cy="28.5" r="2.2" fill={YELLOW} stroke={INK} strokeWidth="1.4" />
      <path d="M45 14H56V36Q56 38 54 38H47Q45 38 45 36Z" fill={BLUE} stroke={INK} strokeWidth="2" />
      <path d="M45 21H56V29H45Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <path d="M47 14V10H54V14ZM49 10V7H52V10Z" fill={INK} stroke={INK} strokeWidth="1" />
    </>
  ),
  C_GEAR: (
    <>
      <Sprocket x={19} y={22} size={0.98} colour={BLUE} />
      <Sprocket x={49} y={27} size={0.58} colour={BLUE} />
      <path d="M30 6Q43 2 48 11" fill="none" stroke={INK} strokeWidth="6.5" strokeLinecap="butt" />
      <path d="M43 9 55 7 50 18Z" fill={YELLOW} stroke={INK} strokeWidth="1.8" />
      <path d="M31 5.8Q42 3 47 10" fill="none" stroke={YELLOW} strokeWidth="3" strokeLinecap="butt" />
    </>
  ),
  S_SPRINT: (
    <>
      <path d="M6 8H20M2 15H23M7 22H16M3 29H12" stroke={YELLOW} strokeWidth="3" />
      <Rider transform="translate(30 28) scale(.24)" jersey={YELLOW} bike={RED} />
      <path d="M4 38h54" stroke={INK} strokeWidth="3" strokeDasharray="3 3" strokeLinecap="butt" />
    </>
  ),
  S_CLIMB: (
    <>
      <path d="M20 38 45 3 60 24V38Z" fill={YELLOW} stroke={INK} strokeWidth="2" />
      <path d="M45 3 38 13 42 16 45 12 49 16 52.5 13.5Z" fill={LIGHT} stroke={INK} strokeWidth="1.6" />
      <path d="M-2 44V37.2L62 21.8V44Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <Rider transform="translate(12 28.5) rotate(-13.5) scale(.21)" jersey={YELLOW} bike={RED} />
    </>
  ),
}

/** The further the card carries, the more chevrons drive the rider. */
function Kilometres({ chevrons }: { chevrons: 1 | 2 | 3 }): ReactElement {
  const d = ['M15 12l6 8-6 8', 'M9 12l6 8-6 8', 'M3 12l6 8-6 8'].slice(0, chevrons).join('')
  return (
    <>
      <path d="M2 37.5h56" stroke={LEAF} strokeWidth="3" />
      <path d={d} fill="none" stroke={GREEN} strokeWidth="3.6" />
      <Rider transform="translate(30 28) scale(.24)" jersey={GREEN} bike={YELLOW} />
    </>
  )
}

function Sprocket({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke={INK}>
      <circle r="15" fill="none" strokeWidth="5" strokeDasharray="3.93 3.93" strokeLinecap="butt" />
      <circle r="13.5" fill={colour} strokeWidth="2" />
      <path
        d="M0-9A9 9 0 0 1 7.8-4.5L3.5-2A4 4 0 0 0 0-4ZM7.8 4.5A9 9 0 0 1 0 9V4A4 4 0 0 0 3.5 2ZM-7.8 4.5A9 9 0 0 1-7.8-4.5L-3.5-2A4 4 0 0 0-3.5 2Z"
        fill={LIGHT}
        strokeWidth="1.2"
      />
    </g>
  )
}
