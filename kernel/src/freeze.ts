/** Parts that never change are frozen, so that every copy of a state and every view may share them. */
export function deepFreeze<T>(value: T): T {
  if (Object.isFrozen(value)) return value
  for (const item of Object.values(value as object)) deepFreeze(item)
  return Object.freeze(value)
}
