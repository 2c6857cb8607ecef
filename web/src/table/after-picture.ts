import { startTransition, useEffect, useState } from 'react'

/** A value as it was in the picture before: what is drawn from it does not hold up the next picture. (A deferred value of React's would: it is drawn as soon as there is time, which is before the picture.) */
export function useAfterPicture<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => show(value)))
    })
    return () => {
      cancelAnimationFrame(request)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
