import type { CustomCourse } from '../../rules/course-schema.ts'

/** Hands the course to the person as a file that the editor reads again. */
export function downloadCourse({ name, cases, names }: CustomCourse): void {
  const course = { name, cases: cases.join(''), ...(names.length === 0 ? {} : { names }) }
  const url = URL.createObjectURL(new Blob([JSON.stringify(course, undefined, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.trim() === '' ? 'course' : name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
