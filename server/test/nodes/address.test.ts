import { expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { doorAddress, partsOf } from '../../src/nodes/address.ts'

it('names where others reach a node: where it listens, or its address in the network', () => {
  expect(doorAddress('127.0.0.1', 4810, '10.0.0.7')).toBe('127.0.0.1:4810')
  expect(doorAddress('0.0.0.0', 4810, '10.0.0.7')).toBe('10.0.0.7:4810')
  expect(doorAddress('::', 80, '10.0.0.7')).toBe('10.0.0.7:80')
  expect(doorAddress('fd00::7', 80)).toBe('[fd00::7]:80')
  expect(partsOf('[fd00::7]:80')).toEqual({ host: 'fd00::7', port: 80 })
  expect(partsOf('node1:4810')).toEqual({ host: 'node1', port: 4810 })
})

it('takes NODE_ADDRESS, and says what is wrong with another', () => {
  for (const address of ['10.0.0.1:4810', 'node1:80', '[fd00::7]:4810'])
    expect(readConfig({ NODE_ADDRESS: address })).toMatchObject({ ok: true, config: { nodeAddress: address } })
  for (const address of ['10.0.0.1', 'http://node1:80', 'a b:1', ':80'])
    expect(readConfig({ NODE_ADDRESS: address })).toEqual({
      ok: false,
      sentences: [`NODE_ADDRESS is "${address}"; it must be a name or number and a port, like 10.0.0.1:4810.`],
    })
})
