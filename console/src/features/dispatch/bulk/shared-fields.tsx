import { Field } from '../../../shared/form/field.tsx'
import type { SharedField } from '../../../entities/order/bulk/bulk-steps.ts'
import type { BulkFields } from '../../../entities/order/bulk/use-bulk-step.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { AssistantChoice } from '../../../entities/order/dialogs/assistant-choice.tsx'

const asText = (value: string | number | undefined) => (typeof value === 'string' ? value : '')

/** Fields entered once for all selected orders. */
export function SharedFields({
  names,
  fields,
  onChange,
}: {
  names: readonly SharedField[]
  fields: BulkFields
  onChange: (fields: BulkFields) => void
}) {
  const t = useTexts()
  return names.map((name) => {
    if (name === 'auxiliary_user_id')
      return (
        <AssistantChoice
          key={name}
          current={null}
          chosen={typeof fields[name] === 'number' ? fields[name] : null}
          onChoose={(id) => onChange({ ...fields, [name]: id })}
        />
      )
    return (
      <Field key={name} label={t(`order.field.${name}`)}>
        {(control) => (
          <textarea
            {...control}
            className="bp6-input bp6-text-area"
            rows={3}
            maxLength={1_000}
            autoFocus
            value={asText(fields[name])}
            onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
          />
        )}
      </Field>
    )
  })
}
