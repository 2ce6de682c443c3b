import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { GROUP_STEPS } from '@deportivo/contracts/returns/groups'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { ReturnTag } from '../list/return-tag.tsx'
import { ExchangeAllDialog } from './exchange-all-dialog.tsx'
import { CancelAllDialog, HandOverAllDialog, ReceiveAllDialog } from './group-dialogs.tsx'
import { membersFor, type GroupStep } from './members.ts'
import { VoucherAllDialog } from './voucher-all-dialog.tsx'

const DIALOGS = {
  received_in_store: ReceiveAllDialog,
  exchange_available: ExchangeAllDialog,
  voucher: VoucherAllDialog,
  hand_over: HandOverAllDialog,
  cancel: CancelAllDialog,
} as const satisfies Record<GroupStep, unknown>

/** What one case of a request got: its replacement, or its voucher. */
function Got({
  member: { replacement, voucher, in_vouchers },
}: {
  member: Pick<GroupMember, 'replacement' | 'voucher' | 'in_vouchers'>
}) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <Dots>
      {replacement && (
        <bdi>
          {t('returns.replacement')}:{' '}
          <ProductSize product={replacement.product_name} size={replacement.size_name} />
        </bdi>
      )}
      {voucher !== null && (
        <span className="ad-num">
          {t('voucher.name', { id: voucher })} · {money(in_vouchers)}
        </span>
      )}
    </Dots>
  )
}

/** What all vouchers of a request come to; nothing for a single one, which names its value. */
function VoucherTotal({ group }: Pick<ReturnCase, 'group'>) {
  const t = useTexts()
  const { money } = useFormats()
  const values = group.map(({ in_vouchers }) => in_vouchers).filter((value) => value > 0)
  if (values.length < 2) return null
  return (
    <p>
      {t('returns.vouchers_total')}{' '}
      <strong className="ad-num">{money(values.reduce((sum, value) => sum + value, 0))}</strong>
    </p>
  )
}

/** The cases that were requested with this one, and the steps that all of them can take. */
export function GroupCases({ one, refresh }: { one: ReturnCase; refresh: () => void }) {
  const t = useTexts()
  const mayChange = useCan('update returns')
  const [open, setOpen] = useState<GroupStep | null>(null)
  const { group, group_id } = one
  if (group_id === null) return null
  const countOf = (step: GroupStep) => membersFor(one, step).length
  const Dialog = open && DIALOGS[open]
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('returns.group', { id: group_id })}</h2>
      <ul className="ad-stack ad-plain-list">
        {group.map(({ id, state_id, sale_id, product_name, size_name, quantity, ...member }) => (
          <li key={id} className="ad-row ad-row--wrap">
            {id === one.id ? (
              <strong className="ad-num">{returnCode(id)}</strong>
            ) : (
              <Link className="ad-num" to={paths.returnCase(id)}>
                {returnCode(id)}
              </Link>
            )}
            <ReturnTag state={state_id} />
            <span className="ad-soft">
              <Dots>
                <ProductSize product={product_name} size={size_name} quantity={quantity} />
                {t('order.title', { id: sale_id })}
              </Dots>
            </span>
            <Got member={member} />
          </li>
        ))}
      </ul>
      <VoucherTotal group={group} />
      {mayChange && (
        <span className="ad-row ad-row--wrap">
          {GROUP_STEPS.filter((step) => countOf(step) > 1).map((step) => (
            <ActionButton key={step} reason={null} onClick={() => setOpen(step)}>
              {t(`returns.all_${step}`, { count: countOf(step) })}
            </ActionButton>
          ))}
        </span>
      )}
      {Dialog && <Dialog one={one} onTaken={refresh} onClose={() => setOpen(null)} />}
    </section>
  )
}
