import { useEffect } from 'react'

/** When it is one's decision and the page is not looked at: the title says so and a short sound is heard. */
export function useAttention(isAwaited: boolean, title: string): void {
  useEffect(() => {
    if (!isAwaited || !document.hidden) return
    const before = document.title
    document.title = `● ${title}`
    ring()
    const restore = () => {
      document.title = before
    }
    document.addEventListener('visibilitychange', restore, { once: true })
    return () => {
      document.removeEventListener('visibilitychange', restore)
      restore()
    }
  }, [isAwaited, title])
}

/** Two notes of a bicycle bell. Browsers keep silent until somebody has clicked on the page. */
function ring(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [1318, 1760].entries()) {
    const tone = audio.createOscillator()
    const level = audio.createGain()
    tone.frequency.value = pitch
    level.gain.setValueAtTime(0.12, audio.currentTime + i * 0.16)
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + i * 0.16 + 0.4)
    tone.connect(level).connect(audio.destination)
    tone.start(audio.currentTime + i * 0.16)
    tone.stop(audio.currentTime + i * 0.16 + 0.45)
  }
  setTimeout(() => void audio.close(), 1200)
}
