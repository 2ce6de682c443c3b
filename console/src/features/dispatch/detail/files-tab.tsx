import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { OrderFiles } from '../../../entities/attachment/order-files.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { mayAddSupport } from '../model/support.ts'
import { useBoardTools } from '../tools/board-tools.ts'

export function FilesTab({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTexts()
  const { asker } = useBoardTools()
  const { grants } = asker.actor
  const cameBack = order.attachments.some(({ type }) => type === ATTACHMENT_TYPES.carrier_return)
  const shared = { orderId: order.id, attachments: order.attachments, onChanged }
  return (
    <div className="ad-stack ad-sections">
      <section>
        <h3 className="ad-overline">{t('board.section_support')}</h3>
        <OrderFiles
          {...shared}
          type={ATTACHMENT_TYPES.payment_support}
          canAdd={mayAddSupport(asker)}
          emptyText={t('board.no_support')}
        />
      </section>
      <section>
        <h3 className="ad-overline">{t('board.section_guide')}</h3>
        <OrderFiles
          {...shared}
          type={ATTACHMENT_TYPES.guide}
          canAdd={grants['guide orders'] !== undefined}
          emptyText={t('board.no_guide')}
        />
      </section>
      {cameBack && (
        <section>
          <h3 className="ad-overline">{t('order.field.photo')}</h3>
          <OrderFiles {...shared} type={ATTACHMENT_TYPES.carrier_return} canAdd={false} />
        </section>
      )}
    </div>
  )
}
