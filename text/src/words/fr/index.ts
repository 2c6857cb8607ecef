import { isCounted, isExact, isStrict, type IssueWords, type Limit, type Params, type TextWords } from '../types.ts'
import { french } from './small-words.ts'

const issues: IssueWords = {
  invalid_type: ({ expected }) => `doit être ${kind(expected)}`,
  unknown_option: ({ allowed }) => `cette option n’existe pas ; il y a ${allowed}`,
  invalid_value: ({ values }) => `doit être l’une de ces valeurs : ${values}`,
  out_of_range: ({ minimum, maximum }) => `doit être un nombre entier de ${minimum} à ${maximum}`,
  invalid_list: ({ values, most, minimum, maximum }) =>
    `doit être ${values} ou une liste de 1 à ${most} nombres entiers de ${minimum} à ${maximum}`,
  invalid_preset: ({ values }) => `doit être ${values} ou votre propre document`,
  document_depth: ({ maximum }) => `a des listes imbriquées sur plus de ${maximum} niveaux`,
  document_size: ({ bytes, maximum }) => `prend ${bytes} octets en JSON ; ${maximum} au plus sont permis`,
  too_small: (params) => limit('minimum', params),
  too_big: (params) => limit('maximum', params),
  not_multiple_of: ({ divisor }) => `doit être un multiple de ${divisor}`,
  unrecognized_keys: ({ keys }) => `contient un élément de trop : ${keys}`,
  invalid_union: ({ options }) =>
    options === undefined ? 'n’a aucune des formes permises' : `doit être l’une de ces valeurs : ${options}`,
  invalid_key: () => 'contient un nom qui n’est pas permis',
  invalid_element: () => 'contient une entrée qui n’est pas permise',
  invalid_format: ({ format }) => `n’a pas la forme ${format}`,
  plain_text: () => 'ne peut contenir que des caractères visibles, aucun qui commande ou inverse l’écriture',
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  tuple: 'une liste',
  object: 'un objet',
  record: 'un objet',
}

const kind = (expected: string | number | undefined) => KINDS[String(expected)] ?? String(expected)

function limit(which: Limit, params: Params): string {
  const amount = params[which]
  const counted = params['origin'] === 'string' ? 'caractères' : isCounted(params) ? 'entrées' : undefined
  if (counted !== undefined) {
    const how = isExact(params) ? 'exactement' : which === 'minimum' ? 'au moins' : 'au plus'
    return `doit avoir ${how} ${amount} ${counted}`
  }
  if (isStrict(params)) return which === 'minimum' ? `doit être supérieur à ${amount}` : `doit être inférieur à ${amount}`
  return which === 'minimum' ? `doit être au moins ${amount}` : `doit être au plus ${amount}`
}

const at = (move: number) => (move === 0 ? 'au début de l’enregistrement' : `au coup ${move} de l’enregistrement`)

export const words: TextWords = {
  small: french,
  issues,
  placed: (place, text) => `${place} : ${text}`,
  otherIssue: (code) => `n’est pas valable (${code})`,
  problems: {
    record_game: ({ game, expected }: { game: string; expected: string }) =>
      `l’enregistrement est celui d’une partie de ${game}, non de ${expected}`,
    record_version: ({ version, expected }: { version: number; expected: number }) =>
      `l’enregistrement suit la version ${version} des règles ; celle-ci est la version ${expected}`,
    record_seats: ({ seats, min, max }: { seats: number; min: number; max: number }) =>
      `l’enregistrement a ${seats} places ; le jeu en a de ${min} à ${max}`,
    record_options: (list: string) => `l’enregistrement a des options que le jeu ne permet pas : ${list}`,
    record_refused: (move: number, why: string) => `${at(move)}, les règles refusent ce qui a été joué : ${why}`,
    record_chance: (move: number) => `${at(move)}, les tirages ne sont pas ceux de cette partie`,
    record_digest: (move: number) => `${at(move)}, la position ne correspond pas à son empreinte`,
  },
  match: {
    MALFORMED: () => 'ce n’est pas un coup du jeu',
    NOT_YOUR_TURN: () => 'ce n’est pas le tour de cette place',
    STALE_DECISION: () => 'cette décision est déjà prise',
    CANNOT_UNDO: () =>
      'le dernier coup ne peut pas être repris : il a fait appel au hasard ou montré un secret, ou c’est le tour d’une autre place',
  },
}
