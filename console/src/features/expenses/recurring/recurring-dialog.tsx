import { RECURRING_ROUTES, type RecurringExpense } from '@deportivo/contracts/finance/recurring-expenses'
import type { BodyOf } from '@deportivo/contracts/route'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { dayMeant, TODAY } from '../../../shared/list/query/today.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { NOTHING_SPENT, SpentFields, spentOf, type SpentValues } from '../expense-fields.tsx'
import { RECURRING_FORM } from '../expense.forms.ts'

type Body = BodyOf<typeof RECURRING_ROUTES.create>
type Values = SpentValues & {
  name: string | null
  day_of_month: number | null
  starts_on: string | null
  ends_on: string | null
}

function valuesOf(row: RecurringExpense | null): Values {
  if (row === null)
    return { ...NOTHING_SPENT, name: null, day_of_month: 1, starts_on: dayMeant(TODAY), ends_on: null }
  const { name, day_of_month, starts_on, ends_on } = row
  return { ...spentOf(row), name, day_of_month, starts_on, ends_on }
}

const save = (row: RecurringExpense | null, body: Body) =>
  row === null
    ? call(RECURRING_ROUTES.create, { body })
    : call(RECURRING_ROUTES.change, {
        params: { id: row.id },
        // Emptied fields must reach the server as empty.
        body: { note: null, ends_on: null, ...body, version: row.version },
      })

/** Creates a recurring expense, or changes the given one, in a drawer beside the list. */
export function RecurringDialog({ row, onClose }: { row: RecurringExpense | null; onClose: () => void }) {
  const t = useTexts()
  const form = useContractForm<Values, Body>(RECURRING_FORM, valuesOf(row))
  const { control } = form
  const { isDirty, isSubmitting, errors } = form.formState
  const submit = form.submit(async (body) => {
    showDone(await save(row, body))
    await revalidate(RECURRING_ROUTES.list)
    onClose()
  })
  return (
    <FormDialog
      title={row === null ? t('recurring.new') : t('recurring.edit', { name: row.name })}
      submitText={t('common.save')}
      width={480}
      isModal
      shape="side"
      form={form}
      isUnchanged={!isDirty}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t('recurring.name')} maxLength={80} autoFocus />
      <NumberField
        control={control}
        name="day_of_month"
        label={t('recurring.day_of_month')}
        help={t('recurring.day_help')}
        most={31}
      />
      <TextField control={control} name="starts_on" label={t('recurring.starts_on')} type="date" />
      <TextField control={control} name="ends_on" label={t('recurring.ends_on')} type="date" isOptional />
      <SpentFields form={form} />
    </FormDialog>
  )
}
