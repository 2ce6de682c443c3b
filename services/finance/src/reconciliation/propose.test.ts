import { expect, it } from 'vitest'
import { MOST_PAIRS, propose } from './propose.ts'
import { scoreOf, type EntryFacts } from './score.ts'

const line = (id: number, given: { date?: string; amount?: number; description?: string } = {}) => ({
  id,
  date: '2026-11-10',
  description: '',
  reference: '',
  amount: 1_000,
  ...given,
})

const entry = (id: number, given: Partial<EntryFacts> = {}): EntryFacts => ({
  entry: `payment:${id}`,
  account: 'method-2',
  day: '2026-11-10',
  amount: 1_000,
  numbers: [],
  names: [],
  ...given,
})

it('an equal amount is required, and a day within a month', () => {
  expect(scoreOf(line(1), entry(1, { amount: 1_001 }))).toBeNull()
  expect(scoreOf(line(1), entry(1, { amount: -1_000 }))).toBeNull()
  expect(scoreOf(line(1), entry(1, { day: '2026-12-12' }))).toBeNull()
  expect(scoreOf(line(1), entry(1, { day: '2026-12-11' }))).toBe(50)
})

it.each([
  ['2026-11-10', 80],
  ['2026-11-09', 77],
  ['2026-11-12', 74],
  ['2026-11-07', 71],
  ['2026-11-15', 65],
  ['2026-11-20', 58],
  ['2026-11-21', 50],
])('the nearer day is worth more: an entry of %s is worth %i', (day, score) => {
  expect(scoreOf(line(1), entry(1, { day }))).toBe(score)
})

it.each([
  ['CONSIG REF 000052111222', ['52.111.222'], [], 100],
  ['NIT 901555444', ['901555444-1'], [], 100],
  ['NIT 9015554441', ['901555444-1'], [], 100],
  ['Pedido 4512', ['4512'], [], 100],
  ['Pedido 451', ['451'], [], 80],
  ['TRANSFERENCIA DE ANA RODRIGU', [], ['Ana Rodríguez'], 100],
  ['TRANSFERENCIA DE ANA', [], ['Ana Rodríguez'], 90],
  ['COMISION CONSIGNACION', [], ['Comisión'], 90],
  ['TRANSFERENCIA DE LUIS', [], ['Ana Rodríguez'], 80],
])('%j beside the numbers %j and the names %j is worth %i', (description, numbers, names, score) => {
  expect(scoreOf(line(1, { description }), entry(1, { numbers, names }))).toBe(score)
})

it('a pair with a rival that is nearly as good is a guess', () => {
  const { proposed, candidates } = propose([line(1)], [entry(1), entry(2, { day: '2026-11-09' })])
  expect(proposed.get(1)).toMatchObject({ score: 65, entry: { entry: 'payment:1' } })
  expect(candidates.get(1)).toHaveLength(2)
  const named = propose([line(1, { description: 'ANA GIL' })], [entry(1), entry(2, { names: ['Ana Gil'] })])
  expect(named.proposed.get(1)).toMatchObject({ score: 100, entry: { entry: 'payment:2' } })
})

it('the same entry in two accounts is two entries', () => {
  const entries = [entry(1), entry(1, { account: 'account-1' })]
  expect(propose([line(1), line(2)], entries).proposed.size).toBe(2)
})

// A fixed sequence, so that a failure can be repeated.
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'proposals are pairs of equal amounts that leave no pair over (%i)',
  (seed) => {
    const below = sequence(seed)
    const dayOf = () => `2026-11-${String(1 + below(28)).padStart(2, '0')}`
    const lines = Array.from({ length: 60 }, (_, id) =>
      line(id, { date: dayOf(), amount: below(6) - 3 || 9 }),
    )
    const entries = Array.from({ length: 70 }, (_, id) =>
      entry(id, { day: dayOf(), amount: below(6) - 3 || 9 }),
    )
    const { proposed } = propose(lines, entries)
    const used = [...proposed.values()].map((pair) => pair.entry)
    expect(new Set(used.map((one) => one.entry)).size).toBe(used.length)
    for (const [id, pair] of proposed) expect(lines[id]?.amount).toBe(pair.entry.amount)
    // Compared with all others, one by one.
    const left = lines.filter(({ id }) => !proposed.has(id))
    const free = entries.filter((one) => !used.includes(one))
    for (const one of left) for (const other of free) expect(scoreOf(one, other)).toBeNull()
    expect(proposed.size).toBeGreaterThan(20)
    // Whatever the order of both.
    const again = propose(lines.toReversed(), entries.toReversed()).proposed
    expect([...again].map(([id, pair]) => [id, pair.entry.entry]).toSorted()).toEqual(
      [...proposed].map(([id, pair]) => [id, pair.entry.entry]).toSorted(),
    )
  },
)

it('of an amount that hundreds of both sides have, each line has its best pairs, and one that is named its own', () => {
  const many = 10 * MOST_PAIRS
  const lines = Array.from({ length: many }, (_, id) =>
    line(id, { description: `PAGO PEDIDO ${70_000 + id}` }),
  )
  const entries = Array.from({ length: many }, (_, id) =>
    entry(id, { numbers: [`${70_000 + many - 1 - id}`] }),
  )
  const started = performance.now()
  const { proposed, candidates } = propose(lines, entries)
  // Without its limit it took seventeen seconds, in which nothing else was replied to.
  expect(performance.now() - started).toBeLessThan(10_000)
  expect([...candidates.values()].every((pairs) => pairs.length === MOST_PAIRS)).toBe(true)
  for (const { id } of lines) expect(proposed.get(id)?.entry.entry).toBe(`payment:${many - 1 - id}`)
  const unnamed = propose(
    lines.map((one) => ({ ...one, description: '' })),
    entries,
  )
  expect(unnamed.proposed.size).toBeGreaterThan(many / 2)
})
