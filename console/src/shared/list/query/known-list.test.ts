import { expect, test } from 'vitest'
import { pageOfRows, sortedRows } from './known-list.ts'

const ROWS = [
  { id: 1, name: 'Ñandú', total: 30 },
  { id: 2, name: 'Zapatos', total: 4 },
  { id: 3, name: 'Medias', total: 30 },
]
type Row = (typeof ROWS)[number]
const COLUMN = { header: 'list.columns', width: 1, cell: () => null, file: [] } as const
const LIST = {
  perPage: 2,
  columns: [
    { ...COLUMN, id: 'name', orderBy: 'name' },
    { ...COLUMN, id: 'total', orderBy: 'total' },
  ],
}
const KEYS = { name: ({ name }: Row) => name, total: ({ total }: Row) => total }
const idsBy = (order: string) => sortedRows(LIST, { order }, ROWS, KEYS).map(({ id }) => id)

test('a known list is sorted by figures as figures and by names as Spanish does; equal rows keep their places', () => {
  expect(idsBy('total')).toEqual([2, 1, 3])
  expect(idsBy('-total')).toEqual([1, 3, 2])
  expect(idsBy('name')).toEqual([3, 1, 2])
  expect(idsBy('id')).toEqual([1, 2, 3])
})

test('its page is the one of the address; beyond the last it is the last', () => {
  expect(pageOfRows(LIST, { page: '1' }, ROWS)).toMatchObject({
    rows: [{ id: 1 }, { id: 2 }],
    paging: { per_page: 2, total: 3, current_page: 1 },
  })
  expect(pageOfRows(LIST, { page: '9' }, ROWS)).toMatchObject({
    rows: [{ id: 3 }],
    paging: { current_page: 2 },
  })
  expect(pageOfRows(LIST, { page: '2' }, [])).toMatchObject({ rows: [], paging: { current_page: 1 } })
})
