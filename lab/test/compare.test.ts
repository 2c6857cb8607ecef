import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { gameWith } from './game-with.ts'
import { echappee, startEchappee } from './run.ts'

const GAME = await gameWith('attackMode')

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STUDY = ['--vary', 'firstPlayer=seat1,random', '--seats', '3', '--seed', 'a', '--option', 'missions=true']
const compare = (...words: string[]) => echappee(['compare', GAME, ...words])
const file = (name: string) => join(folder, name)

describe('a comparison', () => {
  const whole = compare(...STUDY, '--games', '200', '--workers', '1', '--json')

  test('is the same to the last byte for one, two and four workers, and when it was left off and taken up again', () => {
    expect(whole.code).toBe(0)
    for (const workers of ['2', '4']) expect(compare(...STUDY, '--games', '200', '--workers', workers, '--json').out).toBe(whole.out)
    expect(compare(...STUDY, '--games', '100', '--workers', '1', '--save', file('half.json')).code).toBe(0)
    const resumed = compare('--resume', file('half.json'), '--games', '200', '--workers', '2', '--json')
    expect([resumed.code, resumed.out]).toEqual([0, whole.out])
  })

  test('says of each metric what is known, and seat 1 wins more often when it always begins', () => {
    const { contrasts, pairing } = JSON.parse(whole.out) as {
      contrasts: { name: string; effect: { mean: number; low: number; high: number }; verdict: { kind: string }; pairing: number }[]
      pairing: number
    }
    const of = (name: string) => contrasts.find((contrast) => contrast.name === name)!
    expect(of('win.seat1').effect.mean).toBeLessThan(0)
    expect(of('bonusOnOffer')).toMatchObject({ effect: { mean: 0 }, verdict: { kind: 'alike' } })
    expect(new Set(contrasts.map(({ verdict }) => verdict.kind)).size).toBeGreaterThan(1)
    expect(pairing).toBeLessThan(0.5)
  })

  test('stops by itself once it is known closely enough, at the same game for any number of workers', () => {
    const [one, two] = ['1', '2'].map((workers) =>
      compare(...STUDY, '--games', '2000', '--until', '10%', '--on', 'ledForGood', '--workers', workers, '--json'),
    )
    const { games, isEnough } = JSON.parse(one!.out) as { games: number; isEnough: boolean }
    expect([isEnough, games < 2000, two!.out]).toEqual([true, true, one!.out])
  })

  test('Ctrl-C leaves a report marked partial, and a file to go on from', async () => {
    const words = ['compare', GAME, ...STUDY, '--games', '1000000', '--workers', '1', '--save', file('cut-off.json')]
    const child = startEchappee(words)
    await vi.waitUntil(() => existsSync(file('cut-off.json')), { timeout: 60_000 })
    child.kill('SIGINT')
    const { code, out } = await child.end
    expect([code, out]).toEqual([0, expect.stringContaining('PARTIAL')])
    const { part } = JSON.parse(readFileSync(file('cut-off.json'), 'utf8')) as { part: { count: number } }
    expect(out).toContain(`${part.count} games each`)
    expect(compare('--resume', file('cut-off.json'), '--games', `${part.count + 20}`, '--workers', '1').code).toBe(0)
  })

  test('is written as one page without scripts, as CSV and as Parquet, each figure with its command, seed and rules', async () => {
    const ran = compare(
      ...STUDY,
      '--games',
      '40',
      '--html',
      file('r.html'),
      '--csv',
      file('csv'),
      '--parquet',
      file('parquet'),
      '--lang',
      'fr',
    )
    expect(ran.code).toBe(0)
    const page = readFileSync(file('r.html'), 'utf8')
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)
    expect(page).toContain('<html lang="fr">')
    const figures = page.match(/<figure>/g)!.length
    expect(page.match(/echappee compare [a-z-]+ --vary firstPlayer=seat1,random .{0,200}? · graine a · règles version 1/g)).toHaveLength(
      figures,
    )
    expect(page.match(/<svg/g)!.length).toBeLessThanOrEqual(page.match(/<table/g)!.length)
    const csv = readFileSync(file('csv/seats.csv'), 'utf8').trim().split('\r\n')
    const bytes = readFileSync(file('parquet/seats.parquet'))
    const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) })
    expect([csv.length - 1, rows.length]).toEqual([2 * 40 * 3, 2 * 40 * 3])
    expect(Object.keys(rows[0]!)).toEqual(csv[0]!.split(','))
    expect(JSON.parse(readFileSync(file('parquet/study.ipynb'), 'utf8'))).toMatchObject({ nbformat: 4 })
  })
})

describe('bad input is one sentence', () => {
  writeFileSync(file('cut.json'), '{"format":"echappee-study-1","plan":{"game":"x"')
  writeFileSync(file('foreign.json'), '{"format":1,"game":"x"}')
  compare(...STUDY, '--games', '40', '--workers', '1', '--save', file('good.json'))
  writeFileSync(file('old.json'), readFileSync(file('good.json'), 'utf8').replace('"rulesVersion":1', '"rulesVersion":0'))

  test.each([
    [['--vary', 'layMx=1,2'], 'nothing called "layMx" to vary (did you mean "layMax"?)'],
    [['--vary', 'layMax=1'], 'at least two values'],
    [['--vary', 'layMax=1,2', '--vary', 'layMax=2,3'], '--vary layMax is given twice'],
    [['--vary', 'layMax=1,9'], 'the variant layMax=9 is impossible'],
    [['--vary', 'seats=3,5', '--option', 'sfRelay=true'], 'the variant seats=5 is impossible'],
    [['--vary', 'handSize=18,40'], 'parameter handSize takes a whole number from 14 to 26, not "40"'],
    [
      ['--vary', 'handSize=14,15,16,17,18,19', '--vary', 'finalFirst=10,20,30,40,50,60', '--games', '1000'],
      'that would be 36 variants of 1000 games, about',
    ],
    [['--vary', 'layMax=1,2', '--until', '70%'], '--until takes a percentage'],
    [['--vary', 'layMax=1,2', '--until', '2%', '--on', 'margn'], 'no metric "margn" (did you mean "margin"?)'],
    [['--resume', file('cut.json')], 'is not JSON'],
    [['--resume', file('foreign.json')], 'is not a study that was left off'],
    [['--resume', file('old.json')], 'was begun with version 0 of the rules; these are version 1'],
    [['--resume', file('good.json'), '--vary', 'layMax=1,2'], 'is another study'],
    [['--vary', 'layMax=1,2', '--html', folder], 'it is a folder'],
  ])('%j', (words, why) => {
    const { code, out, err } = compare(...words)
    expect([code, out, err.trim().split('\n').length, err]).toEqual([2, '', 1, expect.stringContaining(why)])
  })

  test('a full disk leaves nothing half-written', () => {
    const { code, err } = compare('--vary', 'layMax=1,2', '--games', '20', '--html', '/dev/full/r.html')
    expect([code, err]).toEqual([2, expect.stringContaining('/dev/full')])
    expect(existsSync('/dev/full/r.html')).toBe(false)
  })
})

test('one variant alone is told figure by figure, with a fingerprint that every number of workers shares', () => {
  const words = ['--seats', '3', '--games', '40', '--seed', 'a', '--lang', 'en']
  const ran = compare(...words, '--workers', '1')
  const { fingerprint } = JSON.parse(compare(...words, '--workers', '2', '--json').out) as { fingerprint: string }
  expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/win\.start1 +\d+\.\d %/)])
  expect(ran.out).toContain(`Fingerprint of the figures: ${fingerprint}`)
})
