import { storeContract } from './contract.ts'
import { newFolder } from './place.ts'

storeContract('sqlite', newFolder)
