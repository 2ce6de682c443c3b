import { MONTH_CLOSE_ROUTES, type MonthClose } from '@deportivo/contracts/finance/month-closes'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { REOPEN_FORM } from './month-close.forms.ts'

/** Why the month that was closed last is opened again. */
export function ReopenMonthDialog({
  month: { id, version, month },
  onClose,
}: {
  month: MonthClose
  onClose: () => void
}) {
  const t = useTexts()
  const formats = useFormats()
  const form = useContractForm<{ reason: string | null }, { reason: string }>(REOPEN_FORM, { reason: null })
  return (
    <ContractDialog
      form={form}
      title={t('month_close.reopen_month', { month: formats.month(month) })}
      submitText={t('month_close.reopen')}
      intent="danger"
      send={async ({ reason }) => {
        showDone(await call(MONTH_CLOSE_ROUTES.reopen, { params: { id }, body: { reason, version } }))
        await revalidate(MONTH_CLOSE_ROUTES.list)
      }}
      onClose={onClose}
    >
      <p>{t('month_close.reopen_text')}</p>
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('month_close.reason')}
        maxLength={500}
        autoFocus
      />
    </ContractDialog>
  )
}
