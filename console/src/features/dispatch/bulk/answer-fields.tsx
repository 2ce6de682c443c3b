import { Field } from '../../../shared/form/field.tsx'
import type { SharedAnswer } from '../../../entities/order/bulk/bulk-steps.ts'
import type { BulkAnswers } from '../../../entities/order/bulk/use-bulk-step.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { AssistantChoice } from '../steps/assistant-choice.tsx'

const asText = (value: string | number | undefined) => (typeof value === 'string' ? value : '')

/** What is asked once for all chosen orders. */
export function AnswerFields({
  names,
  answers,
  onChange,
}: {
  names: readonly SharedAnswer[]
  answers: BulkAnswers
  onChange: (answers: BulkAnswers) => void
}) {
  const t = useTexts()
  return names.map((name) => {
    if (name === 'auxiliary_user_id')
      return (
        <AssistantChoice
          key={name}
          current={null}
          chosen={typeof answers[name] === 'number' ? answers[name] : null}
          onChoose={(id) => onChange({ ...answers, [name]: id })}
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
            value={asText(answers[name])}
            onChange={(event) => onChange({ ...answers, [name]: event.target.value })}
          />
        )}
      </Field>
    )
  })
}
