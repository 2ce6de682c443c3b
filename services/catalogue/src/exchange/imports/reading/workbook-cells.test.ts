import { markIn } from '@deportivo/platform/tables/cells/marked-cell'
import { readTable } from '@deportivo/platform/tables/read-table'
import { zipOf } from '@deportivo/testkit/files/workbook'
import { expect, test } from 'vitest'

const FORMATS = ['General', '0000000', 'dd/mm/yyyy', 'd-mmm', 'h:mm', '0.0%', '[$$-240A] #,##0.00', '[h]:mm']

const STYLES = `<styleSheet><numFmts>${FORMATS.map(
  (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`,
).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${FORMATS.map(
  (_, at) => `<xf numFmtId="${200 + at}"/>`,
).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`

async function cellsOf(cells: string, properties = '') {
  const file = await zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="y" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="b" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c t="str"><v>A</v></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
  })
  const rows: string[][] = []
  for await (const { cells: read } of readTable(file)) rows.push(read)
  return (rows[1] ?? []).map((cell) => {
    const mark = markIn(cell)
    return mark ? `${mark.kind} ${mark.shown}` : cell
  })
}

const numberWith = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`

test('a number with the format 0000000 is read with its zeros', async () => {
  expect(await cellsOf(numberWith(1, '1234') + numberWith(0, '1234') + numberWith(1, '12345678'))).toEqual([
    '0001234',
    '1234',
    '12345678',
  ])
})

test('a date, a time and a percentage are marked, and read as a person sees them', async () => {
  const dates = numberWith(2, '45992') + numberWith(3, '45971') + numberWith(4, '0.354166666666667')
  const others = numberWith(5, '0.385') + numberWith(7, '1.5') + numberWith(8, '45992')
  expect(await cellsOf(dates + others)).toEqual([
    'date 01/12/2025',
    'date 10-nov',
    'date 8:30',
    'percentage 38,5%',
    'date 36:00',
    'date 01/12/2025',
  ])
  const mac = '<workbookPr date1904="1"/>'
  expect(await cellsOf(numberWith(2, '44530'), mac)).toEqual(['date 01/12/2025'])
})

test('a cell with an error is one, and a number stays the number that it is', async () => {
  const cells = '<c t="e"><v>#N/A</v></c>' + numberWith(0, '118.881') + numberWith(6, '189900')
  expect(await cellsOf(cells + numberWith(0, '4'))).toEqual(['error #N/A', 'number 118.881', '189900', '4'])
})
