import type { Permission } from '@deportivo/lifecycle/permissions'
import type { TextKey } from '@deportivo/texts/texts'
import { Type, type TProperties, type TSchema } from 'typebox'
import type { ORDER_LIST } from '../orders/order-list.ts'
import type { listReturns } from '../returns/returns.ts'
import { route, Strict, type Contract } from '../route.ts'
import type { CashFlow } from './cash-entries.ts'
import type { ResultPart } from './result-entries.ts'
import type { OutsideKind } from './outside-orders.ts'
import type { StayKind } from './stays.ts'
import { Day, Found, Id, IdOrNone, Instant, Nullable } from '../shapes.ts'

type OrderFilter = keyof typeof ORDER_LIST.filters
type CaseFilter = keyof (typeof listReturns)['list']['filters']

/** Pesos, counts and days are integers, a share is a fraction of 1, a duration is in seconds. */
export type MeasureKind = 'pesos' | 'count' | 'share' | 'duration' | 'days'

export interface Measure {
  kind: MeasureKind
  label: TextKey
  /** What it counts, where another report has a figure that could be taken for it. */
  hint?: TextKey
  /** Calculated from two summed measures instead of being summed itself. */
  ratio?: readonly [of: string, per: string]
  /** Added up from summed measures, or subtracted, instead of being summed itself. */
  terms?: Readonly<Record<string, 1 | -1>>
  /** Only a term of another measure, or what one is of: nothing shows it. */
  isPart?: true
  /** Of the present: no period is compared with it. */
  isOfNow?: true
  /** Where this measure is 0 there is nothing that it is of: no figure is shown. */
  of?: string
  /** Its total stands below this measure's, on the same card. */
  under?: string
  /** Only rows have it: over everything it means nothing. */
  isOfRows?: true
  /** Neither more nor less is good: its change has no colour. */
  isNeutral?: true
  /** Columns of filters that it does not have: narrowed by one of them, a report shows none of it. */
  isNotOf?: readonly string[]
}

export interface Dimension {
  label: TextKey
  /** The column of a row that holds the value. */
  column: string
  kind: 'day' | 'id' | 'key'
  /** Rows also contain `<dimension>_name`, because the values are ids of records. */
  isNamed?: true
  /** What stands for the id 0, which is no record. */
  none?: TextKey
  /** The values are named by texts with this prefix: `order.state.` Where records are named too, those without a record. */
  texts?: string
  /** How the name of a record is shown, by what its value begins with. */
  namedAs?: Readonly<Record<string, TextKey>>
  /** The values in their natural order; other dimensions are sorted by their first measure. */
  order?: readonly string[]
  /** The measures of its rows, the most important first. */
  measures: readonly string[]
  /** Only so many rows, those with the most of its first measure. */
  most?: number
  /** Its further measures matter as much as the first: it opens as a table. */
  opensAsTable?: true
  /** The report can be narrowed to one value, by a query parameter named like the column. */
  isFilter?: true
  /** A filter that few people need: behind 'Más filtros'. */
  isFurther?: true
  /** A shorter name of that parameter, which means the same. */
  alias?: string
  /** Its values are products: each leads to what was sold of it. */
  opensProduct?: true
  /** It can be narrowed to what is of no record, too: 0. */
  hasNone?: true
  /** Columns of filters by which a report has no rows of it. */
  isNotOf?: readonly string[]
}

/** The orders behind a figure, as filters of their list. */
export interface OrderFigure {
  days: readonly [from: OrderFilter, to: OrderFilter]
  /** Its further filters. */
  only?: Readonly<Partial<Record<OrderFilter, string>>>
  /** Columns that must narrow it, else the list has orders that the figure doesn't count. */
  within?: readonly string[]
}

export type Measures = Readonly<Record<string, Measure>>

/** The measures whose totals a report shows, in its order. */
export const shownMeasures = (measures: Measures): [name: string, measure: Measure][] =>
  Object.entries(measures).filter(([, { isPart, isOfRows }]) => !isPart && !isOfRows)

export type Dimensions = Readonly<Record<string, Dimension>>

export const DAY_GROUPS = ['day', 'week', 'month'] as const
/** `hour`: of a single day, in a report whose figures have a time. */
export const REPORT_GROUPS = ['hour', ...DAY_GROUPS] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

/**
 * `period`: as many days just before. `week`, `year`: the same weekdays a week, or 52 weeks, earlier. More than a week that
 * begins with a month is compared with the months before, or with the same days of the year before.
 */
export const COMPARISONS = ['period', 'week', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

export type ReportRow = Readonly<Record<string, string | number>>

export interface ReportPeriod {
  from: string
  to: string
}

export interface Report<D extends string = string, M extends string = string> extends ReportPeriod {
  as_of: string
  /** Over everything, not the sums of `rows`: an order counts once however many categories it has. */
  totals: Readonly<Record<M, number>>
  /** By the first dimension of the report. */
  rows: readonly ReportRow[]
  /** By each of the other dimensions. */
  by: Readonly<Record<D, readonly ReportRow[]>>
  /** The period to compare with; null for a report of the present, which no range narrows. */
  previous: PreviousFigures<M> | null
}

export interface PreviousFigures<M extends string = string> extends ReportPeriod {
  /** The period is compared while it goes on: nothing later than this moment counts. Null: it is compared whole. */
  until: string | null
  totals: Readonly<Record<M, number>>
  rows: readonly ReportRow[]
}

export interface ReportDeclaration<Ds extends Dimensions = Dimensions, Ms extends Measures = Measures> {
  /** Sockets name the report by it when its figures change. */
  name: string
  path: `/report/${string}` | '/order-summary' | '/cash-flow' | '/result-state'
  /** Its page's title and its entry in the menu. */
  title: TextKey
  summary: string
  permission: Permission
  /** The consumers that write its figures: they are as fresh as the position of the slowest in the log. */
  sources: readonly string[]
  measures: Ms
  /** The first one gives `rows`. */
  dimensions: Ds
  /** Its figures have a time: a day is shown by the hour, and one that is not over is compared up to the same time. */
  isTimed?: true
  /** All its figures are of the present: no range narrows it, and nothing is compared. */
  isOfNow?: true
  /** Those of its figures that count return cases: the case list's filters by the same days. */
  cases?: { days: readonly [from: CaseFilter, to: CaseFilter]; measures: readonly string[] }
  /** Those of its measures that are expenses: their list's filters by the same days, and by situation. */
  expenses?: readonly string[]
  /** Those of its measures that count orders in their stages: which of them. */
  stays?: Readonly<Record<string, StayKind>>
  /** Those of its measures that are movements of money: which of them. */
  entries?: Readonly<Record<string, CashFlow>>
  /** Those of its measures that are parts of the result: which of it. */
  results?: Readonly<Record<string, ResultPart>>
  /** Those of its measures that are money outside: which of it. */
  outside?: Readonly<Record<string, OutsideKind>>
  /** Those of its measures that are clients, with the id of the type of client that each counts; null: of any type. */
  clients?: Readonly<Record<string, number | null>>
  /** Its figures count orders: the order list's filters by the same days. */
  orderDays?: readonly [from: OrderFilter, to: OrderFilter]
  /** Those of its measures that are of a set of orders: which. */
  orders?: Readonly<Record<string, OrderFigure>>
  /** Those of its measures that another report explains: its name. */
  explained?: Readonly<Record<string, string>>
}

interface ReportQuery {
  from?: string
  to?: string
  group?: ReportGroup
  compare?: Comparison
  [filter: string]: string | number | undefined
}

export type ReportContract<D extends string = string, M extends string = string> = Contract<
  TSchema,
  Typed<ReportQuery>,
  TSchema,
  ReturnType<typeof Found<Typed<Report<D, M>>>>
>
type Typed<T> = ReturnType<typeof Type.Unsafe<T>>

const NUMBER: Record<MeasureKind, () => TSchema> = {
  pesos: () => Type.Integer(),
  count: () => Type.Integer(),
  share: () => Type.Number(),
  duration: () => Type.Integer(),
  days: () => Type.Integer(),
}

const DayOrHour = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2})?$' })

const VALUE: Record<Dimension['kind'], () => TSchema> = {
  day: () => DayOrHour,
  id: () => Type.Integer(),
  key: () => Type.String(),
}

export const nameColumn = (dimension: string): string => `${dimension}_name`

const narrowedBy = ({ kind, hasNone }: Dimension): TSchema => {
  if (kind !== 'id') return Type.String({ minLength: 1, maxLength: 60 })
  return hasNone ? IdOrNone : Id
}

const measuresOf = (measures: Measures, names: readonly string[]): TProperties =>
  Object.fromEntries(
    names.flatMap((name) => {
      const measure = measures[name]
      return measure ? [[name, NUMBER[measure.kind]()]] : []
    }),
  )

const rowOf = (measures: Measures, name: string, dimension: Dimension): TSchema =>
  Type.Object({
    [dimension.column]: VALUE[dimension.kind](),
    ...(dimension.isNamed ? { [nameColumn(name)]: Type.String() } : {}),
    ...measuresOf(measures, dimension.measures),
  })

function replyOf({ measures, dimensions }: ReportDeclaration): TSchema {
  const [first, ...others] = Object.entries(dimensions).map(
    ([name, dimension]) => [name, Type.Array(rowOf(measures, name, dimension))] as const,
  )
  if (!first) throw new Error('a report needs a dimension')
  const totals = Type.Object(measuresOf(measures, Object.keys(measures)))
  const period = { from: Day, to: Day, totals, rows: first[1] }
  return Type.Object({
    as_of: Instant,
    ...period,
    by: Type.Object(Object.fromEntries(others)),
    previous: Nullable(Type.Object({ ...period, until: Nullable(Instant) })),
  })
}

function queryOf({ dimensions, isTimed }: ReportDeclaration): TSchema {
  const filters = Object.values(dimensions)
    .filter(({ isFilter }) => isFilter)
    .flatMap((dimension) =>
      [dimension.column, dimension.alias ?? dimension.column].map((name) => [
        name,
        Type.Optional(narrowedBy(dimension)),
      ]),
    )
  return Strict({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    group: Type.Optional(isTimed ? Type.Enum([...REPORT_GROUPS]) : Type.Enum([...DAY_GROUPS])),
    compare: Type.Optional(Type.Enum([...COMPARISONS])),
    ...(Object.fromEntries(filters) as TProperties),
  })
}

/** The contract of a report, and what server and console make of its declaration. */
export function declareReport<const Ds extends Dimensions, const Ms extends Measures>(
  declaration: ReportDeclaration<Ds, Ms>,
): ReportDeclaration<Ds, Ms> & { contract: ReportContract<keyof Ds & string, keyof Ms & string> } {
  const { path, summary, permission } = declaration
  const reply = Found(Type.Unsafe<Report<keyof Ds & string, keyof Ms & string>>(replyOf(declaration)))
  const query = Type.Unsafe<ReportQuery>(queryOf(declaration))
  return {
    ...declaration,
    contract: route({ method: 'GET', tag: 'reports', path, summary, permission, query, reply }),
  }
}

export type DeclaredReport = ReportDeclaration & { contract: ReportContract }
