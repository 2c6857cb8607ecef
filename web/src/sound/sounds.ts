import type { Sound } from '@echappee/kit'

/** Everything that is heard is made here, of tones and noise: no files. */
let audio: AudioContext | undefined

/** Browsers keep silent until somebody has clicked on the page; the first sound after that wakes the rest. */
export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    SOUNDS[sound](audio)
    const buzz = BUZZES[sound]
    if (buzz !== undefined) navigator.vibrate?.(buzz)
  } catch {
    // A device without sound plays on in silence.
  }
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  /** The clicks of a free wheel, slower and slower. */
  freewheel: (to) => {
    for (let i = 0, at = 0; i < 9; i++, at += 0.028 + i * 0.005) noise(to, { at, length: 0.012, pitch: 3800, level: 0.1 })
  },
  /** A card on the table. */
  card: (to) => {
    noise(to, { length: 0.06, pitch: 1800, level: 0.16 })
    tone(to, { at: 0.01, pitch: 190, length: 0.05, level: 0.1 })
  },
  /** Bicycles on the tarmac: a thud, then metal that comes to rest. */
  fall: (to) => {
    noise(to, { length: 0.22, pitch: 160, level: 0.3, width: 0.7 })
    for (const [at, pitch] of [
      [0.03, 2100],
      [0.12, 3100],
      [0.19, 1700],
      [0.31, 2600],
      [0.4, 2300],
    ] as const)
      noise(to, { at, length: 0.09, pitch, level: 0.14 * (1 - at), width: 6 })
  },
  /** The bell of the last kilometre. */
  bell: (to) => {
    for (const at of [0, 0.22, 0.44])
      for (const [pitch, level] of [
        [1568, 0.1],
        [2350, 0.05],
        [3950, 0.025],
      ] as const)
        tone(to, { at, pitch, length: 0.7, level })
  },
  /** People at the line: a roar that swells and dies away. */
  crowd: (to) => {
    noise(to, { length: 1.6, pitch: 750, level: 0.16, swell: 0.5, width: 0.6 })
    noise(to, { at: 0.1, length: 1.3, pitch: 1500, level: 0.07, swell: 0.4, width: 0.8 })
  },
  /** Two soft notes: your turn. */
  turn: (to) => {
    tone(to, { pitch: 659, length: 0.28, level: 0.09 })
    tone(to, { at: 0.14, pitch: 880, length: 0.4, level: 0.09 })
  },
}

const BUZZES: Partial<Record<Sound, number | number[]>> = { turn: 30, fall: [90, 50, 40], bell: [40, 60, 40], crowd: [60, 40, 120] }

interface Shape {
  /** Seconds from now. */
  readonly at?: number
  readonly length: number
  readonly pitch: number
  readonly level: number
  /** Seconds until it is loudest. */
  readonly swell?: number
  /** How narrow a band of noise is. */
  readonly width?: number
}

function tone(to: AudioContext, shape: Shape): void {
  const source = to.createOscillator()
  source.frequency.value = shape.pitch
  shaped(to, source, shape).connect(to.destination)
}

function noise(to: AudioContext, shape: Shape): void {
  const samples = to.createBuffer(1, Math.ceil(to.sampleRate * shape.length), to.sampleRate)
  const data = samples.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = to.createBufferSource()
  source.buffer = samples
  const band = to.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = shape.pitch
  band.Q.value = shape.width ?? 1.4
  shaped(to, source, shape).connect(band).connect(to.destination)
}

function shaped(to: AudioContext, source: AudioScheduledSourceNode, { at = 0, length, level, swell = 0.004 }: Shape): GainNode {
  const start = to.currentTime + at
  const gain = to.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(level, start + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(gain)
  source.start(start)
  source.stop(start + length)
  return gain
}
