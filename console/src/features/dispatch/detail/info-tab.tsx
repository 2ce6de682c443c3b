import type { Order } from '@deportivo/contracts/orders/order'
import { GuideLink } from '../../../entities/order/guide-link.tsx'
import { paymentMethodName } from '../../../entities/order/payment-method-name.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'

function Client({ order }: { order: Order }) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  const place = [order.municipality, order.city_name ?? order.client.city_name].filter(Boolean).join(', ')
  return (
    <Facts
      facts={[
        [t('board.client'), order.client_name],
        [t('board.document'), identification(order.client.identification_number)],
        [t('board.phone'), phone(order.phone ?? order.client.phone)],
        [t('board.contact'), order.contact],
        [t('board.address'), order.address ?? order.client.address],
        [t('board.city'), place],
        [t('board.notes'), order.notes],
      ]}
    />
  )
}

function Delivery({ order }: { order: Order }) {
  const t = useTexts()
  return (
    <Facts
      facts={[
        [t('board.assistant'), order.auxiliary_name],
        ...(order.guide_number
          ? ([
              [t('board.carrier'), order.carrier],
              [t('board.guide_number'), <GuideLink key="guide" order={order} />],
            ] as const)
          : []),
        ...(order.receiver_name ? ([[t('board.receiver'), order.receiver_name]] as const) : []),
        [t('board.seller'), order.seller_name],
      ]}
    />
  )
}

function Money({ order }: { order: Order }) {
  const t = useTexts()
  const { money, instant } = useFormats()
  const validated =
    order.payment_validated_at === null
      ? t('board.not_validated')
      : t('board.validated_by', {
          by: order.payment_validated_by ?? '',
          at: instant(order.payment_validated_at),
        })
  return (
    <Facts
      facts={[
        [t('board.payment'), paymentMethodName(order, t)],
        [t('board.validation'), validated],
        [t('board.total'), <strong key="total">{money(order.total_value)}</strong>],
        ...(order.voucher_value > 0 ? ([[t('board.voucher'), money(order.voucher_value)]] as const) : []),
        [t('board.balance'), money(order.total_balance)],
      ]}
    />
  )
}

/** What one must know of an order to send it. */
export function InfoTab({ order }: { order: Order }) {
  const t = useTexts()
  return (
    <div className="ad-stack ad-sections">
      {order.newness && (
        <p className="ad-note ad-note--warn">
          <strong>{t('board.chip_news')}:</strong> <bdi>{order.newness}</bdi>
        </p>
      )}
      <section>
        <h3 className="ad-overline">{t('board.section_client')}</h3>
        <Client order={order} />
      </section>
      <section>
        <h3 className="ad-overline">{t('board.section_delivery')}</h3>
        <Delivery order={order} />
      </section>
      <section>
        <h3 className="ad-overline">{t('board.section_money')}</h3>
        <Money order={order} />
      </section>
    </div>
  )
}
