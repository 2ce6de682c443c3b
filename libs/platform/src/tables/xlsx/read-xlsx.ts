import { readStyles } from './cell-styles.ts'
import { readSharedTexts, readSheet } from './sheet-rows.ts'
import { LIMITS } from '../limits.ts'
import { TableRefused } from '../table-refused.ts'
import type { TableRow } from '../table-row.ts'
import { parseWholeXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'

/** Programs inside a workbook run when it is opened: it is no table. */
function refuseMacros({ names }: Zip): void {
  if (names.some((name) => /vbaProject|macrosheets|activeX/i.test(name)))
    throw new TableRefused('import.macros')
}

/** The part of the first sheet that is not hidden, and from when its days are counted. */
async function firstSheet(zip: Zip): Promise<{ part: string; is1904: boolean }> {
  let is1904 = false
  const sheets: { id: string; state: string }[] = []
  await parseWholeXml(await zip.stream(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      if (sheets.length === LIMITS.sheets)
        throw new TableRefused('import.too_many_sheets', { most: LIMITS.sheets })
      sheets.push({ id: attributes['r:id'] ?? '', state: attributes['state'] ?? 'visible' })
    },
  })
  const sheet = sheets.find(({ state }) => state === 'visible') ?? sheets[0]
  let part = ''
  await parseWholeXml(await zip.stream(RELATIONS), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship' && Id === sheet?.id)
        part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
    },
  })
  return { part, is1904 }
}

/** The lines of a workbook's first sheet. Refuses what is damaged, encrypted, too large inside, or has macros. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<TableRow> {
  try {
    const zip = await openZip(bytes)
    refuseMacros(zip)
    const texts = zip.names.includes(SHARED) ? await readSharedTexts(await zip.stream(SHARED)) : []
    const formats = zip.names.includes(STYLES) ? await readStyles(await zip.stream(STYLES)) : []
    const { part, is1904 } = await firstSheet(zip)
    yield* readSheet(await zip.stream(part), { texts, formats, is1904 })
  } catch (error) {
    // Whatever a reader of zip or XML does not understand is a damaged file.
    throw error instanceof TableRefused ? error : new TableRefused('import.damaged')
  }
}
