import { MONTH_CLOSE_ROUTES, type MonthPreview } from '@deportivo/contracts/finance/month-closes'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { OptionField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { CLOSE_FORM } from './month-close.forms.ts'
import { MonthPreviewFacts } from './month-preview.tsx'

/** What is in the way of closing a month: it was not read yet, or its expenses wait. */
function whyNot(
  { data, error }: { data: MonthPreview | undefined; error: unknown },
  t: Translate,
): string | null {
  if (!data) return t(error ? 'state.error' : 'common.loading')
  const { count } = data.expenses
  return count > 0 ? t('month_close.expenses_wait', { count }) : null
}

/** What is unfinished in a month, and then its closing. */
export function CloseMonthDialog({ months, onClose }: { months: readonly string[]; onClose: () => void }) {
  const t = useTexts()
  const formats = useFormats()
  const last = months.at(-1) ?? null
  const form = useContractForm<{ month: string | null }, { month: string }>(CLOSE_FORM, { month: last })
  const month = useWatch({ control: form.control, name: 'month' })
  const found = useFound(MONTH_CLOSE_ROUTES.preview, month === null ? null : { query: { month } })
  const { data, error, refresh } = found
  return (
    <ContractDialog
      form={form}
      title={t('month_close.close')}
      submitText={
        month === null
          ? t('month_close.close')
          : t('month_close.close_month', { month: formats.month(month) })
      }
      reason={whyNot(found, t)}
      send={async (body) => {
        showDone(await call(MONTH_CLOSE_ROUTES.close, { body }))
        await revalidate(MONTH_CLOSE_ROUTES.list)
      }}
      onClose={onClose}
    >
      <p>{t('month_close.effect')}</p>
      <OptionField
        control={form.control}
        name="month"
        label={t('month_close.month')}
        options={months.map((value) => ({ value, label: formats.month(value) }))}
      />
      {error && <ErrorState error={error} onRetry={refresh} isCompact />}
      {!data && !error && <Skeleton height={180} />}
      {data && <MonthPreviewFacts preview={data} />}
    </ContractDialog>
  )
}
