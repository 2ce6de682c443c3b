import { Checkbox } from '@blueprintjs/core'
import type { View } from '@deportivo/contracts/views/views'
import { Field } from '../../form/field.tsx'
import { useTexts } from '../../language/texts.tsx'

/** What a view keeps of the screen. */
export type KeptScreen = Pick<View, 'query' | 'columns'>

export type ToldView = Pick<View, 'name' | 'is_shared'>

export const isTold = ({ name }: ToldView): boolean => name.trim() !== ''

/** How a view is called and who has it. */
export function ViewFields({
  told,
  refusal,
  onChange,
}: {
  told: ToldView
  refusal: string | undefined
  onChange: (told: ToldView) => void
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
            value={told.name}
            onChange={(event) => onChange({ ...told, name: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        checked={told.is_shared}
        label={t('list.view_shared')}
        onChange={(event) => onChange({ ...told, is_shared: event.currentTarget.checked })}
      />
    </>
  )
}
