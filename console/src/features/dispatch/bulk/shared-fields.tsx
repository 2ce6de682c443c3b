import { TextArea } from '../../../shared/form/text-area.tsx'
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
      <TextArea
        key={name}
        label={t(`order.field.${name}`)}
        autoFocus
        value={asText(fields[name])}
        onChange={(text) => onChange({ ...fields, [name]: text })}
      />
    )
  })
}
