/** `45 min`, `20 to 45 min`, `1½ h to 3 h`. */
export function timeSpan(least: number, most: number, to: string): string {
  if (least === most) return timeText(least)
  return least < LONG && most < LONG ? `${least} ${to} ${timeText(most)}` : `${timeText(least)} ${to} ${timeText(most)}`
}

/** From here on in hours. */
const LONG = 90

function timeText(minutes: number): string {
  if (minutes < LONG) return `${minutes} min`
  const halves = Math.round(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} h`
}
