import { Button } from '@blueprintjs/core'
import type { FieldValues, FormState } from 'react-hook-form'
import { FormError } from '../../shared/form/field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'

/** What is wrong with a part as a whole, and its button. */
export function SectionFoot<V extends FieldValues>({ state }: { state: FormState<V> }) {
  const t = useTexts()
  return (
    <div className="ad-field--wide ad-stack">
      <FormError message={state.errors.root?.message} />
      <div className="ad-row ad-form__buttons">
        <Button
          type="submit"
          intent="primary"
          disabled={!state.isDirty || !state.isValid}
          loading={state.isSubmitting}
        >
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}
