import type { ResultSection } from '@echappee/sheet'
import { textWords } from '@echappee/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { bgStatsLink, csvOf } from '../src/score/sheet/exports.ts'
import { addRider, emptyOrder, groupsOf, moveRider, orderFrom, placesIn, removeRider, setLevel } from '../src/score/sheet/order.ts'
import { loadScoreWords, loadSiteWords, scoreWords } from '../src/words/index.ts'

beforeAll(async () => {
  await Promise.all([textWords.load('en'), loadSiteWords('en'), loadScoreWords('en')])
})

describe('an order made by taps', () => {
  const abc = [0, 1, 2].reduce(addRider, emptyOrder)

  it('is a list of groups', () => {
    expect(groupsOf(abc)).toEqual([[0], [1], [2]])
    expect(groupsOf(setLevel(abc, 1, true))).toEqual([[0, 1], [2]])
    expect(groupsOf(orderFrom([[2], [0, 1]]))).toEqual([[2], [0, 1]])
    expect(placesIn(orderFrom([[2], [0, 1], [3]]))).toEqual([1, 2, 2, 4])
  })

  it('keeps the rest of a group together when its first is taken out, or dragged away', () => {
    const tied = orderFrom([[0, 1, 2], [3]])
    expect(groupsOf(removeRider(tied, 0))).toEqual([[1, 2], [3]])
    expect(groupsOf(removeRider(tied, 1))).toEqual([[0, 2], [3]])
    expect(groupsOf(moveRider(tied, 0, 3))).toEqual([[1, 2], [3], [0]])
  })
})

describe('what is taken along', () => {
  const sections: ResultSection[] = [
    {
      kind: 'standings',
      id: 'a',
      title: 'General',
      lines: [
        { rider: 0, rank: 1, value: '60' },
        { rider: 1, rank: 2, value: '30', gap: 80 },
      ],
    },
    {
      kind: 'table',
      id: 'b',
      title: 'Stages',
      head: 'Rider',
      columns: [{ head: '1', label: 'Stage 1' }],
      rows: [{ rider: 1, cells: [{ value: '30' }], total: '30' }],
      totalHead: 'Sum',
    },
    { kind: 'notes', id: 'c', title: 'Next', lines: [{ text: 'Bea, "the climber", starts.' }] },
  ]

  it('is a table that spreadsheets read, where no name becomes a formula', () => {
    const csv = csvOf(sections, (rider) => ['Ada', '=SUM(A1)'][rider]!, scoreWords('en'), 'en')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv.slice(1).split('\r\n')).toEqual([
      'General',
      'Rank,Rider,Result,Gap,Note,Tie-break',
      '1,Ada,60,,,',
      "2,'=SUM(A1),30,+ 1′ 20″,,",
      '',
      'Stages',
      'Rider,Stage 1,Sum',
      "'=SUM(A1),30,30",
      '',
      'Next',
      '"Bea, ""the climber"", starts."',
      '',
    ])
  })

  it('is a play for BG Stats', () => {
    const at = new Date('2026-07-12T20:15:00Z')
    const link = bgStatsLink({
      sheet: 's1',
      game: 'my-race',
      title: 'My race',
      names: ['Ada', 'Bea'],
      outcome: { places: [2, 1], scores: [30, 60] },
      at,
    })
    expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=')).toBe(true)
    expect(JSON.parse(new URL(link).searchParams.get('data')!)).toEqual({
      sourceName: 'Échappée',
      sourcePlayId: 's1',
      playDate: '2026-07-12 20:15:00',
      game: { name: 'My race', sourceGameId: 'my-race', highestWins: true, noPoints: false },
      players: [
        { name: 'Ada', sourcePlayerId: 'Ada', score: 30, rank: 2, winner: false, startPlayer: false },
        { name: 'Bea', sourcePlayerId: 'Bea', score: 60, rank: 1, winner: true, startPlayer: false },
      ],
    })
  })
})
