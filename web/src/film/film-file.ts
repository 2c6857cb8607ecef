/** What takes the pictures of a canvas into a file. */
export interface FilmFile {
  readonly ending: string
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

export const PER_SECOND = 12
const BITS = 3_000_000

/** Undefined where the browser writes no film. */
export function videoOf(canvas: HTMLCanvasElement): FilmFile | undefined {
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
    hold: async () => {
      // Only meanwhile does the time of the film pass.
      recorder.resume()
      await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND))
      recorder.pause()
    },
    finish: async () => {
      recorder.stop()
      return stopped
    },
  }
}
