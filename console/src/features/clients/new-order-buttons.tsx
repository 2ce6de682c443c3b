import { Button } from '@blueprintjs/core'
import { Plus, Shop } from '@blueprintjs/icons'
import { openOnlineOrder, openSellerOrder, type OrderClient } from '../../entities/order/new-order.ts'
import { useNewOrder } from '../../entities/order/use-new-order.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Can } from '../../shared/session/session.tsx'

/** The orders that the user may begin for the client of a page. */
export function NewOrderButtons({ client }: { client: OrderClient | undefined }) {
  const t = useTexts()
  const { open, isOpening } = useNewOrder()
  const isDisabled = client === undefined || isOpening
  return (
    <>
      <Can do="own seller order">
        <Button
          icon={<Shop />}
          disabled={isDisabled}
          onClick={() => client && void open(openSellerOrder, client)}
        >
          {t('order.type.seller')}
        </Button>
      </Can>
      <Can do="create sales online">
        <Button
          intent="primary"
          icon={<Plus />}
          disabled={isDisabled}
          onClick={() => client && void open(openOnlineOrder, client)}
        >
          {t('header.online_order')}
        </Button>
      </Can>
    </>
  )
}
