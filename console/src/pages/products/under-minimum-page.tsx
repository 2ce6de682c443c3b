import { ShoppingCart, SwapHorizontal, Truck } from '@blueprintjs/icons'
import type { UnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { MoveUpDialog } from '../../features/transfers/move-up-dialog.tsx'
import { UNDER_MINIMUM_LISTING } from '../../features/stock/minimums/under-minimum-list.tsx'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** A move between national stores leaves their sum as it is. */
function whyNoMove({ elsewhere }: UnderMinimum, mayMove: boolean, t: Translate): string | null {
  if (!mayMove) return t('transfer.refused.forbidden')
  return elsewhere > 0 ? null : t('minimum.no_move')
}

/** Sizes to buy or move, with where to do it. */
export function UnderMinimumPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayMove = useCan('update products')
  const mayBuy = useCan('read operational')
  const [moved, setMoved] = useState<UnderMinimum | null>(null)
  const screen = useListScreen(UNDER_MINIMUM_LISTING, useListPosition(UNDER_MINIMUM_LISTING))
  return (
    <Page
      title={t('minimum.title')}
      lead={
        <>
          <BackToProducts /> · {t('minimum.lead')}
        </>
      }
    >
      <ListScreen
        screen={screen}
        steps={(row) => [
          {
            text: t('minimum.open_moves'),
            icon: <SwapHorizontal />,
            isMain: row.elsewhere > 0,
            reason: whyNoMove(row, mayMove, t),
            onSelect: () => setMoved(row),
          },
          {
            text: t('to_buy.title'),
            icon: <ShoppingCart />,
            isMain: row.elsewhere === 0,
            reason: mayBuy ? null : t('minimum.no_list'),
            onSelect: () => void navigate(`${paths.toBuy}?search=${encodeURIComponent(row.product_name)}`),
          },
          {
            text: t('transfer.title'),
            icon: <Truck />,
            onSelect: () => void navigate(paths.transfers),
          },
        ]}
      />
      {moved && <MoveUpDialog row={moved} onClose={() => setMoved(null)} />}
    </Page>
  )
}
