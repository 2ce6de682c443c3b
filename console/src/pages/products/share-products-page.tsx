import { Button } from '@blueprintjs/core'
import { Inbox, Link as LinkGlyph, Share } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useChosenFile } from '../../features/products/list/use-chosen-file.ts'
import { ProductDetailDialog } from '../../features/products/detail/product-detail-dialog.tsx'
import {
  codeKeyOf,
  isInternational,
  PRODUCT_FILTERS,
  productQuery,
  withSeenCode,
} from '../../entities/product/search/product-filters.ts'
import { ProductSearch } from '../../entities/product/search/product-search.tsx'
import { useFoundName } from '../../entities/product/search/use-found-name.ts'
import { useSeenCodes } from '../../entities/product/search/use-seen-codes.ts'
import { StockMatrix } from '../../features/stock/matrix/stock-matrix.tsx'
import { SEARCH_VIEWS } from '../../entities/product/search/use-product-view.ts'
import { PickProduct } from '../../features/share-links/pick-product.tsx'
import { ShareBar } from '../../features/share-links/share-bar.tsx'
import { ShareDialog } from '../../features/share-links/share-dialog.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useSelection } from '../../shared/list/selection/use-selection.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

const idOf = ({ id }: Product) => id

/** For users who may share: what is found, the links so far, and what visitors asked for. */
function ShareActions({ onShare }: { onShare: () => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <>
      <Button icon={<LinkGlyph />} onClick={() => void navigate(paths.shareLinks)}>
        {t('share.links')}
      </Button>
      <Button icon={<Inbox />} onClick={() => void navigate(paths.requests)}>
        {t('request.title')}
      </Button>
      <Button icon={<Share />} onClick={onShare}>
        {t('share.title')}
      </Button>
    </>
  )
}

/** Shares what is chosen, or what the filters of the address find. */
function SharePresent({ chosen, onClose }: { chosen: readonly Product[]; onClose: () => void }) {
  const t = useTexts()
  const codes = useSeenCodes()
  const [written] = useUrlState(PRODUCT_FILTERS)
  const state = withSeenCode(written, codes)
  const code = codes.find((key) => key === codeKeyOf(state)) ?? 'four'
  const names = {
    ids: `${chosen[0]?.name ?? ''} · ${t('share.of_products', { count: chosen.length })}`,
    search: useFoundName(state),
  }
  return (
    <ShareDialog
      ids={chosen.map(idOf)}
      search={productQuery(state)}
      names={names}
      code={code}
      codes={codes}
      onClose={onClose}
    />
  )
}

/** 'Buscar productos': what there is, where, and at which price; and a link that shows it to clients. */
export function ShareProductsPage() {
  const t = useTexts()
  const [params] = useSearchParams()
  const [picked, setPicked] = useState<Product | null>(null)
  const [isSharing, setSharing] = useState(false)
  const mayShare = useCan('manage share links')
  const selection = useSelection(idOf)
  const file = useChosenFile()
  const code = params.get('code')
  const isAbroad = isInternational({ size: params.get('size') ?? '' })
  return (
    <Page
      title={t(isAbroad ? 'menu.international' : 'products.title')}
      lead={t('products.lead')}
      actions={mayShare && <ShareActions onShare={() => setSharing(true)} />}
    >
      <ProductSearch
        views={SEARCH_VIEWS}
        drawMatrix={(list, hasCategory) => <StockMatrix list={list} hasCategory={hasCategory} />}
        onPick={setPicked}
        {...(mayShare && {
          onCard: (product: Product) => <PickProduct product={product} selection={selection} />,
        })}
      />
      <ShareBar
        count={selection.picked.size}
        isExporting={file.done !== null}
        onShare={() => setSharing(true)}
        onExport={() => void file.start(selection.rows)}
        onClear={selection.clear}
      />
      {isSharing && <SharePresent chosen={selection.rows} onClose={() => setSharing(false)} />}
      {picked && (
        <ProductDetailDialog
          product={picked}
          codeKey={codeKeyOf(code === null ? {} : { code })}
          onClose={() => setPicked(null)}
        />
      )}
    </Page>
  )
}
