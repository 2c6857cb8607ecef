export type { Course, CourseGroup } from './contract.ts'
export { CoursePicture, type ProfilePoint, type StageProfile } from './course-picture.tsx'
export { ownCourse } from './own-course.tsx'
