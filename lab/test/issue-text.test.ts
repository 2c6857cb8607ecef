import { MATCH_REFUSALS, check, type Issue, type RecordProblem } from '@echappee/kernel'
import { LANGUAGES, issueText, matchRefusalText, optionIssueText, problemText, textWords } from '@echappee/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { toyGame } from '../../bots/test/toy-game.ts'

beforeAll(() => Promise.all(LANGUAGES.map(textWords.load)))

const issue = (code: string, params: Issue['params'] = {}, path: Issue['path'] = ['stages', 2, 'lengthKm']): Issue => ({
  code,
  params,
  path,
})

describe('a mistake is told with its place', () => {
  test.each<[string, Issue['params'], string, string]>([
    ['invalid_type', { expected: 'int' }, 'must be a whole number', 'doit être un nombre entier'],
    ['invalid_type', { expected: '{name, by}' }, 'must be {name, by}', 'doit être {name, by}'],
    ['unknown_option', { allowed: 'a, b' }, 'no such option; there are a, b', 'cette option n’existe pas ; il y a a, b'],
    ['invalid_value', { values: 'a, b' }, 'must be one of a, b', 'doit être l’une de ces valeurs : a, b'],
    ['out_of_range', { minimum: 1, maximum: 3 }, 'must be a whole number from 1 to 3', 'doit être un nombre entier de 1 à 3'],
    [
      'invalid_list',
      { values: 'full', most: 30, minimum: 1, maximum: 99 },
      'must be full or a list of 1 to 30 whole numbers from 1 to 99',
      'doit être full ou une liste de 1 à 30 nombres entiers de 1 à 99',
    ],
    [
      'plain_text',
      {},
      'may hold visible characters only, none that control or reverse the writing',
      'ne peut contenir que des caractères visibles, aucun qui commande ou inverse l’écriture',
    ],
    ['invalid_preset', { values: 'own' }, 'must be own or your own document', 'doit être own ou votre propre document'],
    ['too_small', { origin: 'number', minimum: 2 }, 'must be at least 2', 'doit être au moins 2'],
    ['too_small', { origin: 'number', minimum: 0, inclusive: 'false' }, 'must be more than 0', 'doit être supérieur à 0'],
    ['too_small', { origin: 'array', minimum: 2 }, 'must have at least 2 entries', 'doit avoir au moins 2 entrées'],
    ['too_big', { origin: 'string', maximum: 9 }, 'must have at most 9 characters', 'doit avoir au plus 9 caractères'],
    ['too_big', { origin: 'array', maximum: 9, exact: 'true' }, 'must have exactly 9 entries', 'doit avoir exactement 9 entrées'],
    ['too_big', { origin: 'int', maximum: 9, inclusive: 'false' }, 'must be less than 9', 'doit être inférieur à 9'],
    ['not_multiple_of', { divisor: 20 }, 'must be a multiple of 20', 'doit être un multiple de 20'],
    ['unrecognized_keys', { keys: 'x' }, 'has an unexpected part: x', 'contient un élément de trop : x'],
    ['invalid_union', {}, 'has none of the allowed forms', 'n’a aucune des formes permises'],
    ['invalid_union', { options: 'a, b' }, 'must be one of a, b', 'doit être l’une de ces valeurs : a, b'],
    ['invalid_key', {}, 'has a name that is not allowed', 'contient un nom qui n’est pas permis'],
    ['invalid_element', {}, 'has an entry that is not allowed', 'contient une entrée qui n’est pas permise'],
    ['invalid_format', { format: 'date' }, 'does not have the form date', 'n’a pas la forme date'],
    ['strange', {}, 'is not valid (strange)', 'n’est pas valable (strange)'],
  ])('%s %j', (code, params, english, french) => {
    expect(issueText('en', issue(code, params))).toBe(`stages[2].lengthKm: ${english}`)
    expect(issueText('fr', issue(code, params))).toBe(`stages[2].lengthKm : ${french}`)
    expect(issueText('en', issue(code, params, []))).toBe(english)
  })

  test('an option comes first', () => {
    const wrong = issue('not_multiple_of', { divisor: 20 }, ['board', 'stages', 2, 'lengthKm'])
    expect(optionIssueText('en', wrong)).toBe('option board, stages[2].lengthKm: must be a multiple of 20')
    expect(optionIssueText('fr', wrong)).toBe('option board, stages[2].lengthKm : doit être un multiple de 20')
    expect(optionIssueText('en', { ...wrong, path: ['board'] })).toBe('option board: must be a multiple of 20')
  })

  test('the words of the game go before the common ones', () => {
    const own = { out_of_range: ({ minimum }: Issue['params']) => `at least ${minimum} riders`, odd: () => 'odd' }
    expect(issueText('en', issue('out_of_range', { minimum: 2, maximum: 9 }, ['riders']), own)).toBe('riders: at least 2 riders')
    expect(issueText('en', issue('odd', {}, ['riders']), own)).toBe('riders: odd')
  })

  test('the kernel’s own checks are understood', () => {
    const checked = check(toyGame.schemas.options, { prize: 1, canWave: 1, handSize: 1, rounds: [], cards: 'x', more: 1 })
    expect(checked.ok).toBe(false)
    if (!checked.ok)
      for (const wrong of checked.issues) for (const language of LANGUAGES) expect(issueText(language, wrong)).not.toContain(wrong.code)
  })
})

describe('why a record is refused', () => {
  const problems: RecordProblem[] = [
    { code: 'record_game', game: 'a', expected: 'b' },
    { code: 'record_version', version: 1, expected: 2 },
    { code: 'record_seats', seats: 9, min: 2, max: 6 },
    { code: 'record_options', issues: [issue('out_of_range', { minimum: 1, maximum: 3 }, ['laps'])] },
    { code: 'record_refused', move: 4, refusal: { code: 'NO_CARD', rule: 'X-1' } },
    { code: 'record_refused', move: 4, refusal: { code: 'MALFORMED', rule: 'MATCH' } },
    { code: 'record_chance', move: 0 },
    { code: 'record_digest', move: 7 },
  ]
  test('each problem has its own sentence in both languages', () => {
    const all = LANGUAGES.flatMap((language) => problems.map((problem) => problemText(language, problem)))
    expect(new Set(all).size).toBe(problems.length * LANGUAGES.length)
    for (const text of all) expect(text).not.toMatch(/undefined|record_/)
  })

  test('the game explains its own refusals', () => {
    const text = { issues: {}, refusal: () => 'no such card' }
    expect(problemText('en', problems[4]!, text)).toBe('at move 4 of the record the rules refuse what was played: no such card')
    expect(problemText('en', problems[4]!)).toContain('NO_CARD (X-1)')
    expect(problemText('en', problems[6]!)).toContain('at the start of the record')
  })
})

test('the match’s refusals have sentences, a game’s have none here', () => {
  for (const language of LANGUAGES) {
    const texts = MATCH_REFUSALS.map((code) => matchRefusalText(language, { code, rule: 'MATCH' }))
    expect(new Set(texts).size).toBe(MATCH_REFUSALS.length)
    expect(texts).not.toContain(undefined)
    expect(matchRefusalText(language, { code: 'NO_CARD', rule: 'X-1' })).toBeUndefined()
  }
})
