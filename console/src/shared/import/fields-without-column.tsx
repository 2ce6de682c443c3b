import { useTexts } from '../language/texts.tsx'
import type { Choice } from './column-mapping.ts'
import { FieldText } from './field-text.tsx'

interface TextsProps<Field extends string> {
  /** Needed, and without a column or a text. */
  missing: readonly Field[]
  texts: Choice<Field>['fixedTexts']
  nameOf: (field: Field) => string
  onText: (field: Field, text: string) => void
}

function FieldTexts<Field extends string>({
  fields,
  missing,
  texts,
  nameOf,
  onText,
}: TextsProps<Field> & { fields: readonly Field[] }) {
  return fields.map((field) => (
    <FieldText
      key={field}
      name={nameOf(field)}
      isMissing={missing.includes(field)}
      value={texts[field] ?? ''}
      onChange={(text) => onText(field, text)}
    />
  ))
}

/** The fields that no column is read for: those in sight, then the others, which fold. */
export function FieldsWithoutColumn<Field extends string>({
  fields,
  inSight,
  ...texts
}: TextsProps<Field> & {
  fields: readonly Field[]
  /** The needed ones, and those that had a text from the start. */
  inSight: readonly Field[]
}) {
  const t = useTexts()
  const shown = fields.filter((field) => inSight.includes(field))
  const folded = fields.filter((field) => !inSight.includes(field))
  if (fields.length === 0) return null
  return (
    <>
      <h3>{t('import.without_column')}</h3>
      <p className="ad-soft">{t('import.without_column_text')}</p>
      <FieldTexts fields={shown} {...texts} />
      {folded.length > 0 && (
        <details className="ad-import__folded">
          <summary>{t('import.other_fields', { count: folded.length })}</summary>
          <FieldTexts fields={folded} {...texts} />
        </details>
      )}
    </>
  )
}
