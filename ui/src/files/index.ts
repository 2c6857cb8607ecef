import './files.css'

export { copyText } from './copy-text.ts'
export { JsonFile, takeChecked, type TakeDocument } from './json-file.tsx'
export { readOptions, writeOptions } from './options-link.ts'
export { saveJson } from './save-json.ts'
