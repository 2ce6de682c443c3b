import type { Permission } from '@deportivo/lifecycle/permissions'
import type { TextKey } from '@deportivo/texts/texts'
import { Type, type TProperties, type TSchema } from 'typebox'
import type { ORDER_LIST } from '../orders/order-list.ts'
import { route, Strict, type Contract } from '../route.ts'
import { Day, Found, Id, Instant, Nullable } from '../shapes.ts'

type OrderFilter = keyof typeof ORDER_LIST.filters

/** Pesos and counts are integers, a share is a fraction of 1, a duration is in seconds. */
export type MeasureKind = 'pesos' | 'count' | 'share' | 'duration'

export interface Measure {
  kind: MeasureKind
  label: TextKey
  /** Calculated from two summed measures instead of being summed itself. */
  ratio?: readonly [of: string, per: string]
  /** Added up from summed measures, or subtracted, instead of being summed itself. */
  terms?: Readonly<Record<string, 1 | -1>>
  /** Only a term of another measure: nothing shows it. */
  isPart?: true
  /** Neither more nor less is good: its change has no colour. */
  isNeutral?: true
}

export interface Dimension {
  label: TextKey
  /** The column of a row that holds the value. */
  column: string
  kind: 'day' | 'id' | 'key'
  /** Rows also contain `<dimension>_name`, because the values are ids of records. */
  isNamed?: true
  /** The values are named by texts with this prefix: `order.state.` */
  texts?: string
  /** The values in their natural order; other dimensions are sorted by their first measure. */
  order?: readonly string[]
  /** The measures of its rows, the most important first. */
  measures: readonly string[]
  /** The report can be narrowed to one value, by a query parameter named like the column. */
  isFilter?: true
}

export type Measures = Readonly<Record<string, Measure>>

/** The measures that a report shows, in its order. */
export const shownMeasures = (measures: Measures): [name: string, measure: Measure][] =>
  Object.entries(measures).filter(([, { isPart }]) => !isPart)

export type Dimensions = Readonly<Record<string, Dimension>>

export const DAY_GROUPS = ['day', 'week', 'month'] as const
/** `hour`: of a single day, in a report whose figures have a time. */
export const REPORT_GROUPS = ['hour', ...DAY_GROUPS] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

/** `period`: as many days just before. `week`, `year`: the same weekdays a week, or 52 weeks, earlier. */
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
  path: `/report/${string}`
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
  /** Its figures count orders: the order list's filters by the same days. */
  orderDays?: readonly [from: OrderFilter, to: OrderFilter]
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
}

const DayOrHour = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2})?$' })

const VALUE: Record<Dimension['kind'], () => TSchema> = {
  day: () => DayOrHour,
  id: () => Type.Integer(),
  key: () => Type.String(),
}

export const nameColumn = (dimension: string): string => `${dimension}_name`

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
    .map(({ column, kind }) => [
      column,
      Type.Optional(kind === 'id' ? Id : Type.String({ minLength: 1, maxLength: 60 })),
    ])
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
