import { check, type Schema } from '@echappee/kernel'
import type { Course } from './contract.ts'
import { CoursePicture } from './course-picture.tsx'

/** A course of one's own, if the option has one: as the game draws it, and by its name alone while it has mistakes. */
export function ownCourse<T>(
  schema: Schema<T>,
  value: unknown,
  { name, options, draw }: Pick<Course, 'name' | 'options'> & { readonly draw: (made: T) => Course },
): Course[] {
  if (value === null || typeof value !== 'object') return []
  const checked = check(schema, value)
  if (checked.ok) return [{ ...draw(checked.value), key: 'own', options }]
  return [{ key: 'own', name, facts: '', minutes: 0, picture: <CoursePicture stages={[]} mark="?" />, options }]
}
