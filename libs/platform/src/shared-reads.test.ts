import { expect, it } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

/** A board whose reads end when the test resolves them. */
function openBoard() {
  const readings: { resolve: (cards: string) => void; reject: (error: Error) => void }[] = []
  const shared = createSharedReads<string>()
  const read = (room: string) =>
    shared(room, () => new Promise((resolve, reject) => void readings.push({ resolve, reject })))
  const begun = async () => {
    await new Promise(setImmediate)
    return readings.length
  }
  return { read, readings, begun }
}

it('a hundred simultaneous browsers cost one read of their board', async () => {
  const { read, readings, begun } = openBoard()
  const boards = Array.from({ length: 100 }, () => read('dispatch:all'))
  expect(await begun()).toBe(1)
  readings[0]?.resolve('two cards')
  expect(new Set(await Promise.all(boards))).toEqual(new Set(['two cards']))
})

it('a call during a read gets the next read, which starts when the first has ended', async () => {
  const { read, readings, begun } = openBoard()
  const early = read('dispatch:all')
  await begun()
  const late = [read('dispatch:all'), read('dispatch:all')]
  expect(await begun()).toBe(1)
  readings[0]?.resolve('two cards')
  expect(await early).toBe('two cards')
  expect(await begun()).toBe(2)
  readings[1]?.resolve('three cards')
  expect(await Promise.all(late)).toEqual(['three cards', 'three cards'])
})

it('a failed read fails only for its own callers', async () => {
  const { read, readings, begun } = openBoard()
  const early = read('dispatch:all')
  await begun()
  const late = read('dispatch:all')
  readings[0]?.reject(new Error('the database is away'))
  await expect(early).rejects.toThrow('away')
  await begun()
  readings[1]?.resolve('two cards')
  expect(await late).toBe('two cards')
})

it('reads of different rooms do not wait for each other', async () => {
  const { read, begun } = openBoard()
  void read('dispatch:all')
  void read('seller:7')
  expect(await begun()).toBe(2)
})
