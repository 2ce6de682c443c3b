import { InputGroup } from '@blueprintjs/core'
import { useId } from 'react'
import { useTexts } from '../language/texts.tsx'
import { LONGEST_TEXT } from './column-mapping.ts'

/** A field that no column of the file is read for: the text that all lines have instead. */
export function FieldText({
  name,
  isMissing,
  value,
  onChange,
}: {
  name: string
  isMissing: boolean
  value: string
  onChange: (text: string) => void
}) {
  const t = useTexts()
  const id = useId()
  return (
    <div className="ad-import__text">
      <label htmlFor={id}>{name}</label>
      <span>
        <InputGroup
          id={id}
          placeholder={t('import.column_text')}
          value={value}
          maxLength={LONGEST_TEXT}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {isMissing && (
          <span id={`${id}-missing`} className="ad-import__missing ad-small">
            {t('import.needs_column', { name })}
          </span>
        )}
      </span>
    </div>
  )
}
