import type { Translate } from '../../shared/language/texts.tsx'
import type { ListColumn } from '../../shared/list/definition/definition.ts'
import { ColourSample } from './colour-sample.tsx'
import { optionKey } from '../../entities/catalogue/option-key.ts'
import type { CatalogueField } from '../../entities/catalogue/fields.ts'
import type { Amount, CatalogueRow, NamedRun } from '../../entities/catalogue/row.ts'

const WIDTHS: Readonly<Record<CatalogueField['kind'], number>> = {
  text: 240,
  option: 160,
  choice: 240,
  choices: 320,
  colour: 140,
  number: 110,
  amounts: 110,
  runs: 200,
  flag: 110,
}
const COUNTED: readonly CatalogueField['kind'][] = ['number', 'amounts']

const unitsOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { quantity }) => sum + quantity, 0)

/** A field of a row as it is shown and exported. */
function shownOf({ name, kind, of }: CatalogueField, row: CatalogueRow, t: Translate): string | number {
  const value = row[of?.shown ?? name]
  if (kind === 'amounts') return unitsOf(value as readonly Amount[])
  if (kind === 'runs') return (value as readonly NamedRun[]).map((run) => run.name).join(', ')
  if (kind === 'option') return t(optionKey(value as string))
  if (kind === 'flag') return t(value === true ? 'grants.yes' : 'grants.no')
  return value as string | number
}

/** The column of a field, by its kind. */
export function columnOf(field: CatalogueField, sorts: readonly string[]): ListColumn<CatalogueRow> {
  const { name, label, kind } = field
  const isCount = COUNTED.includes(kind)
  return {
    id: name.replaceAll('_', '-'),
    header: label,
    width: WIDTHS[kind],
    cell: (row, { t }) => {
      const shown = shownOf(field, row, t)
      if (kind === 'colour') return <ColourSample color={String(shown)} />
      return <span className={name === 'name' ? 'ad-table__strong' : ''}>{shown}</span>
    },
    file: [
      { header: label, kind: isCount ? 'count' : 'text', value: (row, { t }) => shownOf(field, row, t) },
    ],
    ...(kind === 'choices' ? { least: 160 } : {}),
    ...(isCount ? { align: 'end' as const } : {}),
    ...(name === 'name' ? { role: 'main' as const } : {}),
    ...(sorts.includes(name) ? { orderBy: name } : {}),
  }
}
