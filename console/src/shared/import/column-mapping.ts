/** Of a text for blank cells or for all lines. */
export const LONGEST_TEXT = 160

/** What a field of ours is read from. */
export interface MappedColumn<Field extends string> {
  field: Field
  column?: number
  text?: string
}

/** A file whose columns are chosen. */
export interface TableSample {
  columns: readonly string[]
  samples: readonly (readonly string[])[]
}

/** While it is chosen. A text stays here when its field changes its column, and when another source is tried. */
export interface Choice<Field extends string> {
  /** For each column of the file the fields that are read from it; null where none is chosen yet. */
  columns: readonly (readonly (Field | null)[])[]
  /** Of blank cells. */
  blankTexts: Partial<Record<Field, string>>
  /** The same for every line, of fields without a column. */
  fixedTexts: Partial<Record<Field, string>>
}

/** Which fields a line needs. */
export interface Needs<Field extends string> {
  /** Those without which nothing new can be made. */
  needed: readonly Field[]
  /** Any of these does for a needed one. */
  insteadOf?: Partial<Record<Field, readonly Field[]>>
}

const textsOf = <Field extends string>(mapping: readonly MappedColumn<Field>[]) =>
  Object.fromEntries(mapping.map(({ field, text = '' }) => [field, text])) as Partial<Record<Field, string>>

export function choiceOf<Field extends string>(
  { columns }: TableSample,
  mapping: readonly MappedColumn<Field>[],
): Choice<Field> {
  const fieldsAt = (at: number) => mapping.filter(({ column }) => column === at).map(({ field }) => field)
  return {
    columns: columns.map((_, at) => (fieldsAt(at).length > 0 ? fieldsAt(at) : [null])),
    blankTexts: textsOf(mapping.filter(({ column }) => column !== undefined)),
    fixedTexts: textsOf(mapping.filter(({ column }) => column === undefined)),
  }
}

/** What is sent: only some fields may have a text for blank cells. */
export function mappingOf<Field extends string>(
  { columns, blankTexts, fixedTexts }: Choice<Field>,
  fields: readonly Field[],
  filled: readonly Field[],
): MappedColumn<Field>[] {
  return fields.flatMap((field): MappedColumn<Field>[] => {
    const column = columns.findIndex((some) => some.includes(field))
    const blank = filled.includes(field) ? blankTexts[field]?.trim() : ''
    if (column >= 0) return [{ field, column, ...(blank && { text: blank }) }]
    const text = fixedTexts[field]?.trim()
    return text ? [{ field, text }] : []
  })
}

/** The needed fields that nothing is read for. */
export function missingOf<Field extends string>(
  mapping: readonly MappedColumn<Field>[],
  { needed, insteadOf = {} }: Needs<Field>,
): Field[] {
  const has = (field: Field) => mapping.some((one) => one.field === field)
  return needed.filter((field) => !has(field) && !insteadOf[field]?.some(has))
}

/** Of several sets of fields that each find a record, what is missing of the one that is nearest; none if one is there. */
export const missingKeyOf = <Field extends string>(
  mapping: readonly MappedColumn<Field>[],
  keys: readonly (readonly Field[])[],
): Field[] =>
  keys.map((needed) => missingOf(mapping, { needed })).toSorted((a, b) => a.length - b.length)[0] ?? []

/** The first texts of a column, by which people recognise it. */
export const samplesOf = ({ samples }: TableSample, column: number): string[] =>
  [...new Set(samples.flatMap((cells) => cells[column]?.trim() || []))].slice(0, 2)
