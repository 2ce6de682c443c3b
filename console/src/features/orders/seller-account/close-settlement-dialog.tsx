import {
  closeSettlement,
  getAccount,
  listSettlements,
  type SellerAccount,
} from '@deportivo/contracts/sellers/settlements'
import type { BodyOf } from '@deportivo/contracts/route'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { CLOSE_SETTLEMENT_FORM } from './seller-account.forms.ts'

type Closing = BodyOf<typeof closeSettlement>

/** Closes what a seller has earned: exactly what is shown, or nothing. */
export function CloseSettlementDialog({
  account: { seller, open },
  onClosed,
  onClose,
}: {
  account: SellerAccount
  onClosed: (id: number) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money, count } = useFormats()
  const form = useContractForm<Closing, Closing>(CLOSE_SETTLEMENT_FORM, {
    seller_id: seller.id,
    lines: open.lines,
    commission: open.commission,
    note: '',
  })
  const close = async (body: Closing) => {
    try {
      const { data } = await call(closeSettlement, { body })
      // Its sheet opens, and takes confirmations off the screen: it is the confirmation.
      onClosed(data.id)
    } finally {
      // Also where it was refused, since something changed.
      void revalidate(getAccount, listSettlements)
    }
  }
  return (
    <ContractDialog form={form} title={t('seller_account.close')} width={460} send={close} onClose={onClose}>
      <p className="ad-soft">{t('seller_account.close_text')}</p>
      <Facts
        facts={[
          [t('seller_account.seller'), <bdi key="name">{seller.name}</bdi>],
          [t('seller_account.lines'), count(open.lines)],
          [t('seller_account.value'), money(open.value)],
          [t('seller_account.earned'), money(open.commission)],
        ]}
      />
      {open.has_more && <p>{t('seller_account.has_more', { lines: count(open.lines) })}</p>}
      <TextAreaField
        control={form.control}
        name="note"
        label={t('seller_account.note')}
        maxLength={500}
        isOptional
      />
    </ContractDialog>
  )
}
