import './files.css'

export { JsonFile, takeChecked, type TakeDocument } from './json-file.tsx'
export { saveJson, saveText } from './save-json.ts'
