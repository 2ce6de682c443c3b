import { expect, test } from 'vitest'
import { protectCell, unprotectCell } from '@deportivo/contracts/catalogue/formula-cells'
import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import { limitedText } from '@deportivo/platform/tables/limited-text'
import { readTable } from '@deportivo/platform/tables/read-table'
import { productsTable } from './product-head.ts'
import { TableRefused } from '@deportivo/platform/tables/table-refused'
import { workbookOf, zipOf } from '@deportivo/testkit/files/workbook'

const linesOf = async (bytes: Buffer | string) => {
  const lines: string[][] = []
  for await (const { cells } of readTable(Buffer.from(bytes))) lines.push(cells.map(shownCell))
  return lines
}

const refusal = async (bytes: Buffer | string) => {
  try {
    for await (const _ of productsTable(readTable(Buffer.from(bytes)))) continue
    return null
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    return error.reason
  }
}

test('a CSV file is read with its own separator, quotes and line breaks', async () => {
  expect(await linesOf('\uFEFFNombre;Precio\r\n"Tenis; ""rojo""\nalto";189.900\r\n\r\n')).toEqual([
    ['Nombre', 'Precio'],
    ['Tenis; "rojo"\nalto', '189.900'],
  ])
  expect(await linesOf('Nombre,"Precio; final"\nTenis,"189,900"')).toEqual([
    ['Nombre', 'Precio; final'],
    ['Tenis', '189,900'],
  ])
  expect(await linesOf('Nombre\tPrecio\nTenis\t1')).toEqual([
    ['Nombre', 'Precio'],
    ['Tenis', '1'],
  ])
})

test.each(['', '\uFEFF'])('the first line of a spreadsheet names the separator, after %j', async (mark) => {
  const rows: unknown[] = []
  for await (const row of readTable(Buffer.from(`${mark}sep=;\r\nNombre;"a,b,c"\r\nTenis;1`))) rows.push(row)
  expect(rows).toEqual([
    { row: 2, cells: ['Nombre', 'a,b,c'] },
    { row: 3, cells: ['Tenis', '1'] },
  ])
})

test('a file of an older Excel keeps its accents', async () => {
  expect(await linesOf(Buffer.from('Categoría;Niño\nbotín;1', 'latin1'))).toEqual([
    ['Categoría', 'Niño'],
    ['botín', '1'],
  ])
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Categoría\tNiño\nbotín\t1', 'utf16le')])
  expect(await linesOf(wide)).toEqual([
    ['Categoría', 'Niño'],
    ['botín', '1'],
  ])
})

test('lines keep the numbers that a spreadsheet shows', async () => {
  const rows: number[] = []
  for await (const { row } of readTable(Buffer.from('a;b\n\n;\n1;2\n"3\n3";4'))) rows.push(row)
  expect(rows).toEqual([1, 4, 5])
})

test('text that begins like a formula is protected in a file and read as it was', () => {
  for (const text of [
    '=1+1',
    '+57 300',
    '-2',
    '@SUM(A1)',
    ' =1',
    "'=1",
    "''=1",
    "d'Or",
    "'83",
    '\t=1',
    'Tenis',
  ]) {
    expect(unprotectCell(protectCell(text))).toBe(text)
    expect(protectCell(text)).toMatch(/^(?![\s]*[=+\-@\t\r])/)
  }
})

test('a workbook gives the text of its first visible sheet', async () => {
  const odd = 'Línea 1\r\n<b>&\u0001 _x0041_'
  const rows = [
    ['Nombre', 'Precio', 'Talla'],
    ['=SUMA(A1)', 189_900, '38'],
    [odd, null, '36.5'],
  ]
  expect(await linesOf(await workbookOf(rows))).toEqual([
    ['Nombre', 'Precio', 'Talla'],
    ['=SUMA(A1)', '189900', '38'],
    [odd, '', '36.5'],
  ])
})

test('a number that is none is written as no cell', async () => {
  expect(
    await linesOf(
      await workbookOf([
        ['A', 'B', 'C'],
        [Number.NaN, Number.POSITIVE_INFINITY, 1],
      ]),
    ),
  ).toEqual([
    ['A', 'B', 'C'],
    ['', '', '1'],
  ])
})

test('shared texts, formulas and figures of other programs are read as a person sees them', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="5"><c r="A5"><v>7.701234567893E12</v></c><c r="C5" t="str"><f>A1</f><v>Azul</v></c></row>
    <row r="6"><c r="A6"><v>0.30000000000000004</v></c></row></sheetData></worksheet>`
  const file = await zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="x" state="hidden" r:id="a"/><sheet name="y" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet9.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Nom</t></r><r><t>bre</t></r><rPh><t>x</t></rPh></si><si><t>Color</t></si></sst>',
    'xl/worksheets/sheet2.xml': sheet,
  })
  expect(await linesOf(file)).toEqual([['Nombre', '', 'Color'], ['7701234567893', '', 'Azul'], ['0.3']])
})

test('a workbook whose lines are numbered wrongly is counted as its lines follow each other', async () => {
  const numbers = ['1', '-5', '3', '3', '9999999999', '1.5', 'x']
  const lines = numbers.map((r, at) => `<row r="${r}"><c><v>${at}</v></c></row>`)
  const file = await zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="y" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="b" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
  const rows: number[] = []
  for await (const { row } of readTable(file)) rows.push(row)
  expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7])
})

/** The beginning of a part in the directory of a zip file. */
const ENTRY = Buffer.from('504b0102', 'hex')
const part = { 'xl/workbook.xml': '<workbook/>' }

test('a file that is no table is refused with the reason', async () => {
  const compound = Buffer.from('d0cf11e0a1b11ae100000000', 'hex')
  expect(await refusal(compound)).toMatchObject({ key: 'import.encrypted_or_old' })
  expect(await refusal(Buffer.from('%PDF-1.7\n'))).toMatchObject({ key: 'import.not_a_table' })
  expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).toMatchObject({
    key: 'import.not_a_table',
  })
  expect(await refusal('a;b\n1;"2')).toMatchObject({ key: 'import.broken_csv', values: { row: 2 } })
  const long = (cell: string) => refusal(`a;b\n1;2\n1;${cell}`)
  expect(await long('x'.repeat(200_000))).toMatchObject({ key: 'import.cell_too_long', values: { row: 3 } })
  // After quotes that never close.
  expect(await long(`"2\n${'3;4\n'.repeat(50_000)}`)).toMatchObject({
    key: 'import.row_too_long',
    values: { row: 3 },
  })
  expect(await refusal(`a;b\n1;${'x'.repeat(40_000)}`)).toMatchObject({ key: 'import.cell_too_long' })
  expect(await refusal('a;b\n')).toMatchObject({ key: 'import.no_rows' })
  expect(await refusal('')).toMatchObject({ key: 'import.no_rows' })
  expect(await refusal(await zipOf({ ...part, 'xl/vbaProject.bin': 'x' }))).toMatchObject({
    key: 'import.macros',
  })
  expect(await refusal(await zipOf({ 'word/document.xml': '<x/>' }))).toMatchObject({ key: 'import.damaged' })
  expect(await refusal(`a${';b'.repeat(300)}\n1;2`)).toMatchObject({ key: 'import.too_many_columns' })
  expect(await refusal(`a;b\n${'1;2\n'.repeat(50_001)}`)).toMatchObject({ key: 'import.too_many_rows' })
})

test('a text of nothing but signs, or with quotes that never close, is refused for what it is', async () => {
  expect(await refusal(';'.repeat(200_000))).toMatchObject({ key: 'import.too_many_columns' })
  expect(await refusal(';\n'.repeat(1_048_577))).toMatchObject({ key: 'import.too_many_rows' })
  expect(await refusal(`"${'x\n'.repeat(200_000)}`)).toMatchObject({ key: 'import.row_too_long' })
})

test('all cells of a file together have a greatest length, however few bytes it has', async () => {
  const file = `Nombre;Color\n${'tenis;azul\n'.repeat(10)}`
  const readAll = async (most: number) => {
    let lines = 0
    for await (const _ of limitedText(productsTable(readTable(Buffer.from(file))), most)) lines += 1
    return lines
  }
  expect(await readAll(90)).toBe(11)
  await expect(readAll(89)).rejects.toThrow('import.too_large_inside')
})

test('columns without a name are left out, and lines that have nothing else', async () => {
  const lines: object[] = []
  for await (const line of productsTable(readTable(Buffer.from('Nombre;;Color;\nTenis;1;Azul;2\n;3;;4'))))
    lines.push(line)
  expect(lines).toEqual([
    { format: 'own', columns: ['Nombre', 'Color'] },
    { row: 2, cells: ['Tenis', 'Azul'] },
  ])
})

test('a damaged or encrypted workbook is refused with the reason', async () => {
  const whole = await workbookOf([['Nombre'], ['Tenis']])
  const cut = whole.subarray(0, whole.length - 40)
  expect(await refusal(cut)).toMatchObject({ key: 'import.damaged' })
  const changed = Buffer.from(whole)
  const at = whole.indexOf('xl/worksheets/sheet1.xml') + 40
  changed[at] = (changed[at] ?? 0) ^ 0xff
  expect(await refusal(changed)).toMatchObject({ key: 'import.damaged' })
  const locked = Buffer.from(whole)
  // The mark of encryption of the last part, in the directory of the file.
  const entry = locked.lastIndexOf(ENTRY)
  locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8)
  expect(await refusal(locked)).toMatchObject({ key: 'import.encrypted' })
})

test('a workbook of more than 300 sheets is refused, however small it is', async () => {
  const sheets = (count: number) => ({
    ...part,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${'<sheet name="A" r:id="rId1"/>'.repeat(count)}</sheets></workbook>`,
  })
  expect(await refusal(await zipOf(sheets(301)))).toEqual({
    key: 'import.too_many_sheets',
    values: { most: 300 },
  })
  expect(await refusal(await zipOf(sheets(300)))).not.toMatchObject({ key: 'import.too_many_sheets' })
})

test('a workbook that would become enormous is refused before it does', async () => {
  const bomb = await zipOf({ 'xl/workbook.xml': ' '.repeat(1_000) })
  bomb.writeUInt32LE(400_000_000, bomb.lastIndexOf(ENTRY) + 24)
  expect(await refusal(bomb)).toMatchObject({ key: 'import.too_large_inside' })
  // One that lies about what it becomes.
  const liar = await zipOf({ ...part, 'xl/sharedStrings.xml': `<sst>${' '.repeat(5_000_000)}</sst>` })
  liar.writeUInt32LE(10, liar.lastIndexOf(ENTRY) + 24)
  expect(await refusal(liar)).toMatchObject({ key: 'import.damaged' })
  const endless = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workbook>&b;</workbook>'
  expect(await refusal(await zipOf({ 'xl/workbook.xml': endless }))).toMatchObject({ key: 'import.damaged' })
})
