import type { Readable } from 'node:stream'
import { formatOf, type NumberFormat } from './number-format.ts'
import { parseWholeXml } from './xml.ts'

// No workbook of Excel has as many, or a longer code.
const MOST_STYLES = 65_536
const LONGEST_CODE = 255

/** The format of the numbers of each style that cells name. */
export async function readStyles(part: Readable): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  await parseWholeXml(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt' && codes.size < MOST_STYLES)
        codes.set(Number(numFmtId), formatCode.slice(0, LONGEST_CODE))
      if (name === 'xf' && isOfCells && formats.length < MOST_STYLES)
        formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
