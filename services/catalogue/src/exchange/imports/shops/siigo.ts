import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { cellsByName } from './header-names.ts'
import { siigoNames } from './siigo-names.ts'

export const SIIGO_ADDED = [ADDED.category, ADDED.reference, ADDED.units]

/** `7 Producto terminado`, `1-Calzado`: a group has a number before its name. */
const groupName = (group: string) => group.replace(/^\d+\s*[-.]?\s*(?=\S*[^\d\s])/, '')

/** Each product; what Siigo calls a service has no units and is left out. */
export async function* siigoRows(
  named: readonly string[],
  lines: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const at = cellsByName(siigoNames(named))
  for await (const { row, cells } of lines) {
    if (/^(?:s-|servicio)/i.test(at(cells, 'Tipo'))) continue
    const isCounted = !/^n/i.test(at(cells, 'Inventariable'))
    const reference = at(cells, 'Modelo') || at(cells, 'Referencia') || at(cells, 'Nombre')
    // A line may end before its last columns.
    const whole = named.map((_, place) => cells[place] ?? '')
    yield {
      row,
      cells: [...whole, groupName(at(cells, 'Categoria')), reference, isCounted ? at(cells, 'Saldo') : ''],
    }
  }
}
