import './files.css'

export { copyText } from './copy-text.ts'
export { JsonFile, takeChecked, type TakeDocument } from './json-file.tsx'
export { saveFile, saveJson, saveText } from './save-json.ts'
