import { expect, test } from 'vitest'
import { arranged, shownColumns, withMoved, withShown } from './columns.ts'

const COLUMNS = [{ id: 'state' }, { id: 'name', role: 'main' as const }, { id: 'total' }, { id: 'seller' }]
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)

test('what names the row stands first, and the rest as the person arranged it', () => {
  expect(ids(arranged(COLUMNS, undefined))).toEqual(['name', 'state', 'total', 'seller'])
  const stored = withMoved(COLUMNS, undefined, 'seller', -1)
  expect(ids(arranged(COLUMNS, stored))).toEqual(['name', 'state', 'seller', 'total'])
  expect(ids(arranged(COLUMNS, withMoved(COLUMNS, stored, 'state', 1)))).toEqual([
    'name',
    'seller',
    'state',
    'total',
  ])
})

test('nothing moves past the edge, and what names the row doesn’t move', () => {
  for (const [id, step] of [
    ['state', -1],
    ['seller', 1],
    ['name', 1],
  ] as const)
    expect(ids(arranged(COLUMNS, withMoved(COLUMNS, undefined, id, step)))).toEqual(
      ids(arranged(COLUMNS, undefined)),
    )
})

test('a hidden column is gone until it is shown again; the one that names the row can’t be hidden', () => {
  const hidden = withShown(withShown(undefined, { id: 'total' }, false), { id: 'name', role: 'main' }, false)
  expect(ids(shownColumns(COLUMNS, hidden))).toEqual(['name', 'state', 'seller'])
  expect(ids(shownColumns(COLUMNS, withShown(hidden, { id: 'total' }, true)))).toContain('total')
})

test('a column that a later release brings stands last among those arranged before', () => {
  const stored = { hidden: [], order: ['total', 'state'] }
  expect(ids(arranged(COLUMNS, stored))).toEqual(['name', 'total', 'state', 'seller'])
})

test('an extra column is hidden until it is chosen, also for a person who arranged the others before', () => {
  const extra = { id: 'note', isExtra: true as const }
  const columns = [...COLUMNS, extra]
  const arrangedBefore = { hidden: ['total'], order: ['seller', 'state'] }
  expect(ids(shownColumns(columns, undefined))).not.toContain('note')
  expect(ids(shownColumns(columns, arrangedBefore))).not.toContain('note')
  const chosen = withShown(arrangedBefore, extra, true)
  expect(ids(shownColumns(columns, withMoved(columns, chosen, 'note', -1)))).toEqual([
    'name',
    'seller',
    'state',
    'note',
  ])
  expect(ids(shownColumns(columns, withShown(chosen, extra, false)))).not.toContain('note')
})
