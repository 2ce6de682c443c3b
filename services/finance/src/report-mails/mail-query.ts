import {
  COMPARISONS,
  DAY_GROUPS,
  type Comparison,
  type DeclaredReport,
  type Dimension,
  type ReportGroup,
} from '@deportivo/contracts/reports/declare-report'
import { invalid } from '@deportivo/platform/http/refused'

/** What narrows, groups and compares a report, as its address has it. */
export interface MailQuery {
  group: ReportGroup
  compare: Comparison
  filters: Readonly<Record<string, string | number>>
}

const LONGEST_KEY = 60
const HIGHEST_ID = 2_147_483_647

/** The value of a filter; null where the report would refuse it. */
function valueOf({ kind, hasNone }: Dimension, value: string): string | number | null {
  if (kind !== 'id') return value.length > 0 && value.length <= LONGEST_KEY ? value : null
  const id = /^\d{1,10}$/.test(value) ? Number(value) : -1
  return id >= (hasNone ? 0 : 1) && id <= HIGHEST_ID ? id : null
}

const strange = (field: string) => invalid({ query: { key: 'list.unknown_field', values: { field } } })

const known = <T extends string>(values: readonly T[], name: string, value: string): T => {
  const found = values.find((one) => one === value)
  if (found === undefined) throw strange(name)
  return found
}

/** Reads what an address of this report may contain; anything else is refused by name. */
export function readMailQuery({ dimensions }: DeclaredReport, query: string): MailQuery {
  const read: MailQuery & { filters: Record<string, string | number> } = {
    group: 'day',
    compare: 'period',
    filters: {},
  }
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'group') read.group = known(DAY_GROUPS, name, value)
    else if (name === 'compare') read.compare = known(COMPARISONS, name, value)
    else {
      const dimension = Object.values(dimensions).find(({ column, isFilter }) => isFilter && column === name)
      const filter = dimension ? valueOf(dimension, value) : null
      if (filter === null) throw strange(name)
      read.filters[name] = filter
    }
  }
  return read
}

/** The same query whatever the order of its parts: a report is subscribed to once. */
export function plainQuery(query: string): string {
  const parts = new URLSearchParams(query)
  parts.sort()
  return parts.toString()
}
