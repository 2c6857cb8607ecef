import { TABLE_RACE_FORMAT, type TableRaceFile } from '@echappee/sheet'

const AT_TABLE = 'echappee/ride/'
const ON_SCREEN = 'echappee/screen/'

/** A race of a sheet on the screen: on this device, or by its link on the server. */
export interface ScreenRace {
  readonly where: 'device' | 'online'
  readonly table: string
}

/** The race at the table that the device follows for this sheet. */
export function loadRide(sheet: string): TableRaceFile | undefined {
  const file = read(AT_TABLE + sheet) as TableRaceFile | undefined
  return file?.format === TABLE_RACE_FORMAT ? file : undefined
}

/** False when the device has no room. */
export const saveRide = (sheet: string, file: TableRaceFile): boolean => write(AT_TABLE + sheet, file)

export const loadScreenRace = (sheet: string): ScreenRace | undefined => read(ON_SCREEN + sheet) as ScreenRace | undefined

export const saveScreenRace = (sheet: string, race: ScreenRace): boolean => write(ON_SCREEN + sheet, race)

/** The sheet whose race this is; undefined for any other race. */
export function sheetOfRace(table: string): string | undefined {
  const sheets = Object.keys(localStorage).flatMap((key) => (key.startsWith(ON_SCREEN) ? [key.slice(ON_SCREEN.length)] : []))
  return sheets.find((sheet) => loadScreenRace(sheet)?.table === table)
}

export function dropRide(sheet: string): void {
  localStorage.removeItem(AT_TABLE + sheet)
}

export function dropScreenRace(sheet: string): void {
  localStorage.removeItem(ON_SCREEN + sheet)
}

function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
