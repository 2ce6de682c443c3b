import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { DataTable } from './data-table.tsx'
import type { Column } from './table-types.ts'

afterEach(cleanup)

const column = (id: string, width: number, rest: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  width,
  cell: () => id,
  ...rest,
})

function widthsOf(columns: Column<string>[]): string[] {
  show(<DataTable caption="x" columns={columns} rows={['a']} rowKey={(row) => row} empty={null} />)
  return [...document.querySelectorAll<HTMLElement>('col')].map(({ style }) => style.width)
}

it('what is left over goes to the columns of words; dates and amounts stay as wide as they are', () => {
  const columns = [
    column('client', 200, { least: 140 }),
    column('since', 106),
    column('type', 50, { least: 40 }),
    column('menu', 60, { role: 'actions' }),
  ]
  expect(widthsOf(columns)).toEqual(['80%', '106px', '20%', '60px'])
})

it('a table of figures alone shares what is left over among them', () => {
  const columns = [column('size', 150), column('sold', 50), column('menu', 60, { role: 'actions' })]
  expect(widthsOf(columns)).toEqual(['75%', '25%', '60px'])
})
