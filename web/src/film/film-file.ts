import { GifWriter } from './gif.ts'

/** What takes the pictures of a canvas into a file. */
export interface FilmFile {
  readonly ending: string
  readonly perSecond: number
  /** Each of so many pictures a second is held as long, however long the next takes to draw. */
  hold(): Promise<void>
  finish(): Promise<Blob>
}

/** Kinds of film that a browser may be able to write, the best first. */
const KINDS = [
  ['video/webm;codecs=vp9', 'webm'],
  ['video/webm;codecs=vp8', 'webm'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
] as const

const PER_SECOND = 12
const BITS = 3_000_000
/** A GIF has fewer pictures, and smaller ones. */
const [GIF_PER_SECOND, GIF_SCALE] = [4, 0.5] as const

export const filmFile = (canvas: HTMLCanvasElement): FilmFile => videoOf(canvas) ?? gifOf(canvas)

/** Undefined where the browser writes no video. */
function videoOf(canvas: HTMLCanvasElement): FilmFile | undefined {
  const kind = typeof MediaRecorder === 'undefined' ? undefined : KINDS.find(([type]) => MediaRecorder.isTypeSupported(type))
  if (kind === undefined) return undefined
  const [type, ending] = kind
  const parts: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type, videoBitsPerSecond: BITS })
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: type.split(';')[0]! })))
    recorder.addEventListener('error', () => reject(new Error('no film')))
  })
  recorder.start()
  recorder.pause()
  return {
    ending,
    perSecond: PER_SECOND,
    hold: async () => {
      // Only meanwhile does the time of the film pass.
      recorder.resume()
      await wait(PER_SECOND)
      recorder.pause()
    },
    finish: async () => {
      recorder.stop()
      return stopped
    },
  }
}

function gifOf(canvas: HTMLCanvasElement): FilmFile {
  const [width, height] = [canvas.width * GIF_SCALE, canvas.height * GIF_SCALE]
  const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  const gif = new GifWriter(width, height, 100 / GIF_PER_SECOND)
  return {
    ending: 'gif',
    perSecond: GIF_PER_SECOND,
    hold: async () => {
      small.drawImage(canvas, 0, 0, width, height)
      gif.add(small.getImageData(0, 0, width, height).data)
      await wait(GIF_PER_SECOND)
    },
    finish: async () => Promise.resolve(gif.finish()),
  }
}

const wait = async (perSecond: number) => new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
