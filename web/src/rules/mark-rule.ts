/** Brings what the address names into sight, unfolds it where it is folded away, marks it and lets the keyboard go on from there. */
export function markRule(): void {
  for (const old of document.querySelectorAll('.prose [data-marked]')) old.removeAttribute('data-marked')
  const rule = document.getElementById(location.hash.slice(1))
  if (rule?.closest('.prose') == null) return
  const folded = rule.closest('details')
  if (folded !== null) folded.open = true
  const isChapter = !rule.matches('p')
  if (!isChapter) rule.setAttribute('data-marked', '')
  rule.scrollIntoView({ block: isChapter ? 'start' : 'center' })
  rule.focus({ preventScroll: true })
}
