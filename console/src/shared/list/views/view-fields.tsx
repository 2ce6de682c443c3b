import { Checkbox } from '@blueprintjs/core'
import type { View } from '@deportivo/contracts/views/views'
import { Field } from '../../form/field.tsx'
import { useTexts } from '../../language/texts.tsx'
import type { ViewWords } from './view-words.ts'

/** The part of the screen that a view stores. */
export type SavedScreen = Pick<View, 'query' | 'columns'>

export type ViewDetails = Pick<View, 'name' | 'is_shared'>

export const hasName = ({ name }: ViewDetails): boolean => name.trim() !== ''

/** Name and sharing of a view. */
export function ViewFields({
  words,
  details,
  refusal,
  onChange,
}: {
  words: ViewWords | undefined
  details: ViewDetails
  refusal: string | undefined
  onChange: (details: ViewDetails) => void
}) {
  const t = useTexts()
  return (
    <>
      <Field label={t('list.view_name')} error={refusal}>
        {(control) => (
          <input
            {...control}
            className="bp6-input bp6-fill"
            maxLength={60}
            autoFocus
            value={details.name}
            onChange={(event) => onChange({ ...details, name: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        checked={details.is_shared}
        label={t(words?.shared ?? 'list.view_shared')}
        onChange={(event) => onChange({ ...details, is_shared: event.currentTarget.checked })}
      />
    </>
  )
}
