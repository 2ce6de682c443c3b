import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookOf } from './sheet.ts'

/** The parts of a workbook, as text. */
async function partsOf(book: Blob): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await book.arrayBuffer()))
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('a workbook keeps figures as figures, instants as instants, and runs nothing', async () => {
  const parts = await partsOf(
    await workbookOf([
      {
        name: 'Datos',
        head: [
          { text: 'Cliente', kind: 'text' },
          { text: 'Total', kind: 'money' },
          { text: 'Fecha', kind: 'instant' },
        ],
        rows: [['=1+1', 250_000, new Date('2026-11-20T12:00:00Z')]],
      },
      { name: 'Filtros', head: [{ text: 'Filtro', kind: 'text' }], rows: [['Estado']] },
    ]),
  )
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<v>250000<\/v>/)
  // Days since 1900, noon being half of one.
  expect(sheet).toMatch(/<v>46346\.5<\/v>/)
  expect(Object.values(parts).join()).toContain('=1+1')
  expect(parts['xl/workbook.xml']).toContain('Filtros')
})

test('a sheet has a name that every spreadsheet accepts, and no other sheet has it', async () => {
  const names = [
    'Cliente',
    'cliente',
    'Pedidos con mercancía en el vendedor',
    'Pedidos con mercancía en el cliente',
    '[x]: a/b',
  ]
  const parts = await partsOf(await workbookOf(names.map((name) => ({ name, head: [], rows: [] }))))
  const written = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)]
  expect(written.map(([, name]) => name)).toEqual([
    'Cliente',
    'cliente (2)',
    'Pedidos con mercancía en el ve…',
    'Pedidos con mercancía en el cl…',
    ' x   a b',
  ])
})

test('a text that looks like a written control character stays itself, and a number that is none is no cell', async () => {
  const parts = await partsOf(
    await workbookOf([
      {
        name: 'Datos',
        head: [
          { text: 'Cliente', kind: 'text' },
          { text: 'Total', kind: 'money' },
        ],
        rows: [['_x0041_ Ltda', Number.NaN]],
      },
    ]),
  )
  const written = Object.values(parts).join()
  expect(written).toContain('_x005F_x0041_ Ltda')
  expect(written).not.toContain('NaN')
})
