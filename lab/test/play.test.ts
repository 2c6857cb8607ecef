import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { lastJson, scratchFolder, spawnToyEchappee, toyEchappee } from './run.ts'

const lines = (...words: string[]) => ({ input: words.map((word) => `${word}\n`).join('') })
const always = (word: string, times = 60) => lines(...Array.from({ length: times }, () => word))
const readRecordFile = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as GameRecord
const PLAY = ['play', 'sealed-bids', '--seed', 'table']

describe('a whole game through a pipe', () => {
  test('shows board, numbered moves, news and the ranking, and keeps the record', () => {
    const file = join(scratchFolder(), 'game.json')
    const ran = spawnToyEchappee([...PLAY, '--record', file, '--json'], always('1'))
    expect(ran.err).toBe('')
    expect(ran.code).toBe(0)
    for (const part of [
      'Sealed bids: Alice (human), Bruno (greedy), Camille (greedy)',
      'seed table',
      'Scores\n  Alice 0',
      'Choose a card\n  1  Bid ',
      'Alice> 1',
      'Final ranking\n   1  ',
      `The game is saved in ${file}.`,
    ])
      expect(ran.out).toContain(part)
    expect(ran.out).not.toContain('\u001B')
    const json = lastJson(ran)
    expect(json).toMatchObject({ game: 'sealed-bids', ending: 'over', seed: 'table', record: file })
    const record = readRecordFile(file)
    expect(record.moves).toHaveLength(json['decisions'] as number)
    expect(record.seats.map(({ by }) => by)).toEqual(['human', 'greedy', 'greedy'])
    expect(toyEchappee(['replay', file]).code).toBe(0)
  })

  test('in French, with French words', () => {
    const { code, out } = toyEchappee([...PLAY, '--lang', 'fr'], lines('aide', 'plateau', 'annuler', 'x', 'quitter'))
    expect(code).toBe(0)
    for (const part of [
      'Choisissez une carte',
      'quitter la partie',
      'Le dernier coup ne peut pas être repris',
      '« x » n’est pas un coup',
      'Vous quittez la partie',
    ])
      expect(out).toContain(part)
    expect(out.split('Choisissez une carte')).toHaveLength(3)
  })

  test('bots alone need no input', () => {
    const { code, out } = toyEchappee([...PLAY, '--seats', 'greedy,random'])
    expect(code).toBe(0)
    expect(out).toContain('Final ranking')
    expect(out.split('Bids ')).toHaveLength(5)
  })

  test('several people take turns, and each reads only what it may', () => {
    const { code, out } = toyEchappee([...PLAY, '--seats', 'human,human'], always('1'))
    expect(code).toBe(0)
    const ofBruno = out.slice(out.indexOf('— Bruno —'), out.indexOf('— ', out.indexOf('— Bruno —') + 10))
    expect(ofBruno).toMatch(/Bruno is dealt \d+ \d+ \d+\n/)
    expect(ofBruno).toContain('Alice is dealt 3\n')
    expect(out).toContain('Final ranking')
  })
})

describe('at the table', () => {
  test('reasons stand beside what can not be played, and a move can be taken back', () => {
    // One person wins every round against a seat whose cards are all lower, and so may wave.
    const folder = scratchFolder()
    const deck = join(folder, 'deck.json')
    writeFileSync(deck, JSON.stringify({ deck: Array.from({ length: 24 }, (_, i) => i + 1) }))
    const args = [...PLAY, '--seats', 'human,random', '--option', `cards=@${deck}`, '--option', 'handSize=4', '--json']
    const highest = () => always('4', 1)
    const begun = toyEchappee(args, highest())
    expect(begun.out, 'the first round is won').toContain('Do you wave?')
    expect(begun.out).not.toContain('Not possible now')

    const waved = toyEchappee(args, lines('4', '1', '1', 'undo', '1'))
    expect(waved.out.split('Alice waves')).toHaveLength(4)
    expect(waved.out).toContain('Taken back.')
    expect(waved.out).toContain('Not possible now:\n  –  Wave — refused (TIRED) (TOY-4)')
    expect(lastJson(waved)).toMatchObject({ ending: 'inputEnded', decisions: 4 })

    const only = toyEchappee(args, lines('4', '1', '1', ''))
    expect(only.out, 'Enter takes the only move').toMatch(/Choose a card[^]*Choose a card/)
  })

  test('what is no move is answered, and the end of the input is said; neither is a fault', () => {
    const ran = toyEchappee([...PLAY, '--json'], lines('7', 'jump', '-1', 'help'))
    expect(ran.code).toBe(0)
    expect(ran.err).toBe('')
    for (const part of [
      '"7" is no move',
      '"jump" is no move',
      '"-1" is no move',
      'take your last move back',
      'The input ended before the game did',
    ])
      expect(ran.out).toContain(part)
    expect(lastJson(ran)).toMatchObject({ ending: 'inputEnded', outcome: null, record: null })
  })
})

describe('--record', () => {
  test('an interrupted game goes on as if it had not been', () => {
    const folder = scratchFolder()
    const whole = join(folder, 'whole.json')
    const parts = join(folder, 'parts.json')
    toyEchappee([...PLAY, '--record', whole], always('1'))
    const first = toyEchappee([...PLAY, '--record', parts, '--json'], lines('1', '1', 'quit'))
    expect(lastJson(first)).toMatchObject({ ending: 'quit', record: parts })
    expect(readRecordFile(parts).moves.length).toBeLessThan(readRecordFile(whole).moves.length)
    const second = toyEchappee(
      ['play', 'sealed-bids', '--record', parts, '--seats', 'human,greedy,greedy', '--option', 'prize=rolled'],
      always('1'),
    )
    expect(second.code).toBe(0)
    expect(second.out).toContain('going on after')
    expect(readRecordFile(parts)).toEqual(readRecordFile(whole))
  })

  test('any other file is refused and left alone', () => {
    const folder = scratchFolder()
    const file = join(folder, 'game.json')
    const refused = (args: string[], ...words: string[]) => {
      const before = readFileSync(file, 'utf8')
      const { code, err } = toyEchappee([...args, '--record', file], always('1'))
      expect(code).toBe(2)
      for (const word of words) expect(err).toContain(word)
      expect(err).toMatch(/^echappee: [^\n]+\n$/)
      expect(readFileSync(file, 'utf8')).toBe(before)
    }
    toyEchappee([...PLAY, '--record', file], lines('1'))
    refused(['play', 'secret-bids'], 'holds a game of sealed-bids, not of secret-bids')
    refused(['play', 'sealed-bids', '--seats', 'human,random'], '--seats human,greedy,greedy')
    refused(['play', 'sealed-bids', '--seed', 'other'], '--seed table')
    refused(['play', 'sealed-bids', '--option', 'handSize=4'], '--option handSize=3')
    const unfinished = readRecordFile(file)
    writeFileSync(file, JSON.stringify({ ...unfinished, moves: unfinished.moves.map((move) => ({ ...move, digest: '0' })) }))
    refused(PLAY, 'not a right record')
    const { seed: _seed, ...seedless } = unfinished
    writeFileSync(file, JSON.stringify(seedless))
    refused(['play', 'sealed-bids'], 'no seed')
    writeFileSync(file, JSON.stringify({ ...unfinished, seats: unfinished.seats.map((seat) => ({ ...seat, by: 'oracle' })) }))
    refused(['play', 'sealed-bids'], '"oracle"', 'human, random, beginner, greedy')
    writeFileSync(file, JSON.stringify(unfinished))
    toyEchappee(['play', 'sealed-bids', '--record', file], always('1'))
    refused(PLAY, 'finished game')
    writeFileSync(file, 'my diary')
    refused(PLAY, 'is not JSON')
  })
})
