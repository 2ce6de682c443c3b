import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@deportivo/texts/languages'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { ADDRESS_OF_LINK } from './address.ts'
import { MyOrder } from './my-order.tsx'
import { Narrow } from './narrow.tsx'
import { PageLinks } from './page-links.tsx'
import { DayOfPrices, PaperHead } from './paper.tsx'
import { PrintButton } from './print-button.tsx'
import { ProductTile, SkeletonTile } from './product-tile.tsx'
import { PresentOrder, useOrderOf } from './use-order.ts'
import { EVERYTHING, isNarrowed, usePosition } from './use-position.ts'
import { useSharedProducts, type SharedProducts } from './use-shared-products.ts'
import { ChosenLanguage, languageOfBrowser, showLanguage, useWords } from './words.ts'

const SKELETONS = 15

/** The server wrote it into the page. */
const COMPANY = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content

const Message = ({ children }: { children: ReactNode }) => <div className="pc-message">{children}</div>

function Tiles({
  products,
  onRetry,
  onClear,
}: {
  products: SharedProducts
  onRetry: () => void
  /** Absent: nothing is searched for. */
  onClear: (() => void) | undefined
}) {
  const t = useWords()
  switch (products.state) {
    case 'gone':
      return <Message>{t('share_link.gone')}</Message>
    case 'failed':
      return (
        <Message>
          <p>{t('public_page.failed')}</p>
          <button type="button" className="pc-button" onClick={onRetry}>
            {t('public_page.retry')}
          </button>
        </Message>
      )
    case 'loading':
      return (
        <ul className="pc-tiles" aria-busy>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <SkeletonTile key={index} />
          ))}
        </ul>
      )
    case 'shown':
      if (products.reply.data.length === 0)
        return (
          <Message>
            <p>{t('public_page.none')}</p>
            {onClear && (
              <button type="button" className="pc-button" onClick={onClear}>
                {t('public_page.clear')}
              </button>
            )}
          </Message>
        )
      return (
        <ul className="pc-tiles">
          {products.reply.data.map((product) => (
            <ProductTile key={product.id} product={product} seller={products.reply} />
          ))}
        </ul>
      )
  }
}

/** How many products are shown, of how many. */
function CountLine({ products }: { products: SharedProducts }) {
  const t = useWords()
  if (products.state === 'loading') return <p role="status">{t('public_page.loading')}</p>
  if (products.state !== 'shown') return null
  const { data, pagination } = products.reply
  return <p role="status">{t('public_page.count', { shown: data.length, total: pagination.total })}</p>
}

function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useWords()
  return (
    <select
      className="pc-button pc-no-print"
      aria-label={t('public_page.language')}
      value={useContext(ChosenLanguage)}
      onChange={(event) => {
        const chosen = LANGUAGES.find((language) => language === event.currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  )
}

/** Whose page it is; on paper at the head of each sheet. */
function Head({
  products,
  onLanguage,
  children,
}: {
  products: SharedProducts
  onLanguage: (language: Language) => void
  /** Further tools. */
  children: ReactNode
}) {
  const t = useWords()
  const seller = products.state === 'shown' ? products.reply.seller : null
  return (
    <header className="pc-head">
      <div className="pc-head__row">
        <div>
          {COMPANY !== undefined && <p className="pc-company">{COMPANY}</p>}
          <h1>{t('public_page.title')}</h1>
          {seller !== null && (
            <p className="pc-no-print">
              {t('public_page.seller')} <bdi>{seller}</bdi>
            </p>
          )}
          <CountLine products={products} />
        </div>
        <div className="pc-head__tools pc-no-print">
          <LanguageChoice onChoose={onLanguage} />
          {children}
        </div>
        {seller !== null && <PaperHead seller={seller} />}
      </div>
    </header>
  )
}

function Catalogue({ token, onLanguage }: { token: string; onLanguage: (language: Language) => void }) {
  const { position, open, replace } = usePosition()
  const { page } = position
  const { products, retry } = useSharedProducts(token, position)
  const paging = products.state === 'shown' ? products.reply.pagination : null
  const pages = paging === null ? 0 : Math.ceil(paging.total / paging.per_page)
  const isBeyond = pages > 0 && page > pages
  useEffect(() => {
    if (isBeyond) replace({ ...position, page: pages })
  }, [isBeyond, pages, position, replace])
  return (
    <div className="pc-sheet">
      <Head products={products} onLanguage={onLanguage}>
        {paging !== null && <PrintButton token={token} position={position} pages={pages} />}
      </Head>
      {products.state === 'shown' && (
        <Narrow position={position} sizes={products.reply.sizes} onOpen={open} />
      )}
      <main>
        <Tiles
          products={products}
          onRetry={retry}
          onClear={isNarrowed(position) ? () => open(EVERYTHING) : undefined}
        />
      </main>
      {products.state === 'shown' && <MyOrder token={token} of={products.reply} />}
      {paging !== null && (
        <footer className="pc-foot">
          <PageLinks position={{ ...position, page: Math.min(page, pages) }} pages={pages} onOpen={open} />
          <DayOfPrices />
          <p className="pc-soft pc-print" dir="ltr">
            {ADDRESS_OF_LINK}
          </p>
        </footer>
      )}
    </div>
  )
}

/** What a visitor with a link sees: products and prices, and nothing of the shop behind them. */
export function CataloguePage({ token }: { token: string }) {
  const [language, setLanguage] = useState(languageOfBrowser)
  const choose = (chosen: Language) => {
    showLanguage(chosen)
    setLanguage(chosen)
  }
  return (
    <ChosenLanguage value={language}>
      <PresentOrder value={useOrderOf(token)}>
        <Catalogue token={token} onLanguage={choose} />
      </PresentOrder>
    </ChosenLanguage>
  )
}
