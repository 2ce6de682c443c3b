import { randomBytes } from 'node:crypto'
import { zipOf } from '@deportivo/testkit/files/workbook'

/** A file that one person may send, and what it becomes inside. */
export interface HostileFile {
  name: string
  bytes: Buffer
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook whose cells refer to shared texts by their numbers. */
const workbookOf = (texts: readonly string[], rows: readonly string[]): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })

const rowOf = (texts: readonly number[]) =>
  `<row>${texts.map((text) => `<c t="s"><v>${text}</v></c>`).join('')}</row>`
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const LONG = 'A'.repeat(32_767)

/** Small files that are large inside, long ones without a value, and lines that all belong together. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  {
    name: 'one long text in every cell, one named column',
    bytes: await workbookOf(
      ['Nombre', LONG],
      [rowOf([0]), ...times(1_200, () => rowOf(times(200, () => 1)))],
    ),
  },
  {
    name: 'texts in 180 named columns, all of one product',
    bytes: await workbookOf(
      [...times(180, (at) => `Columna ${at}`), 'A'.repeat(900)],
      [rowOf(times(180, (at) => at)), ...times(49_000, () => rowOf(times(180, () => 180)))],
    ),
  },
  {
    name: 'random long texts',
    bytes: await workbookOf(
      [...times(10, (at) => `Columna ${at}`), ...times(100, () => randomBytes(16_000).toString('hex'))],
      [
        rowOf(times(10, (at) => at)),
        ...times(20_000, (row) => rowOf(times(10, (at) => 10 + ((row + at) % 100)))),
      ],
    ),
  },
  { name: 'separators', bytes: Buffer.alloc(15_000_000, ';') },
  { name: 'empty lines', bytes: Buffer.alloc(15_000_000, '\n') },
  { name: 'a quote that never closes', bytes: Buffer.from(`Nombre;Marca\n"${'a;\n'.repeat(5_000_000)}`) },
  {
    name: '50,000 lines of one product',
    bytes: Buffer.from(
      `Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Talla;Cantidad\n${'Zancada;Z;R-1;Negro;Calzado;Running;38;1\n'.repeat(50_000)}`,
    ),
  },
  {
    name: '50,000 products of names that do not exist',
    bytes: Buffer.from(
      `Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Talla;Cantidad\n${times(50_000, (at) => `N${at};M${at};R${at};C${at};K${at};S${at};T${at};1`).join('\n')}`,
    ),
  },
]
