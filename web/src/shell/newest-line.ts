/** For a box with a list: its newest line stays in sight when lines come and when the box changes its size. */
export function keepNewestInSight(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined
  const follow = () => {
    box.scrollTop = box.scrollHeight
  }
  const lines = new MutationObserver(follow)
  lines.observe(box, { childList: true, subtree: true, characterData: true })
  const size = new ResizeObserver(follow)
  size.observe(box)
  follow()
  return () => {
    lines.disconnect()
    size.disconnect()
  }
}
