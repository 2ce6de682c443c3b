import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { useCan } from '../../../shared/session/session.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import './return-sheet.css'

/** The last day of each voucher that the client can still spend, by its number. */
function useLastDays({ client_id, group }: ReturnCase): ReadonlyMap<number, string> {
  const maySee = useCan('read clients')
  const isAsked = maySee && group.some(({ voucher }) => voucher !== null)
  const query = { filter: `client_id:${client_id}`, top: LOOKUP_ROWS }
  const { rows = [] } = useList(listVouchers, isAsked ? { query } : null)
  return new Map(rows.map(({ id, expires_at }) => [id, expires_at]))
}

function Case({ member, lastDay }: { member: GroupMember; lastDay: string | undefined }) {
  const t = useTexts()
  const { money, day } = useFormats()
  const { id, sale_id, replacement, voucher, in_vouchers, credited } = member
  const name = voucher === null ? '' : t('voucher.name', { id: voucher })
  return (
    <section className="ad-return-sheet__case">
      <div>
        <strong>
          <ProductSize product={member.product_name} size={member.size_name} quantity={member.quantity} />
        </strong>
        <Dots>
          <bdi>
            {member.reference_name} {member.color_name}
          </bdi>
          {t('order.title', { id: sale_id })}
        </Dots>
        <Dots>
          <bdi>{member.reason}</bdi>
          {t(`return.state.${member.state_id}`)}
        </Dots>
        {replacement && (
          <bdi>
            {t('returns.replacement')}:{' '}
            <ProductSize
              product={replacement.product_name}
              size={replacement.size_name}
              quantity={replacement.quantity}
            />
          </bdi>
        )}
        {credited > in_vouchers && (
          <span>
            {t('returns.lowered')}: {money(credited - in_vouchers)}
          </span>
        )}
        {voucher !== null && (
          <strong>
            {lastDay === undefined
              ? [name, money(in_vouchers)].join(' · ')
              : t('client.voucher', { voucher: name, left: money(in_vouchers), day: day(lastDay) })}
          </strong>
        )}
      </div>
      <Barcode value={returnCode(id)} height={28} />
    </section>
  )
}

/** One paper for all that a client brought at one visit, of one or several orders, with what they get for each. */
export function GroupSheet({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { instant, money } = useFormats()
  const { group_id, group, client_name, created_at } = one
  const lastDays = useLastDays(one)
  const vouchers = group.reduce((sum, { in_vouchers }) => sum + in_vouchers, 0)
  return (
    <article className="ad-return-sheet">
      <PrintHead />
      <header>
        <div>
          <h1>{t('returns.group', { id: group_id ?? 0 })}</h1>
          <p>
            <bdi>{client_name}</bdi>
            <br />
            {instant(created_at)}
          </p>
        </div>
      </header>
      {group.map((member) => (
        <Case key={member.id} member={member} lastDay={lastDays.get(member.voucher ?? 0)} />
      ))}
      {vouchers > 0 && (
        <p>
          <strong>
            {t('returns.vouchers_total')} {money(vouchers)}
          </strong>
        </p>
      )}
      <p className="ad-return-sheet__sign">{t('returns.signature')}</p>
    </article>
  )
}
