import { getAccount, listAccounts, type SellerAccount } from '@deportivo/contracts/sellers/settlements'
import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { SettlementPayments } from '../../features/expenses/settlement-payments.tsx'
import { FinalizeDialog } from '../../features/checkout/finalize-dialog.tsx'
import { AccountTotals } from '../../features/orders/seller-account/account-totals.tsx'
import { CloseSettlementDialog } from '../../features/orders/seller-account/close-settlement-dialog.tsx'
import { COMMISSION_LISTING } from '../../features/orders/seller-account/commission-list.tsx'
import { GOODS_LISTING } from '../../features/orders/seller-account/goods-list.tsx'
import { SettlementDialog } from '../../features/orders/seller-account/settlement-dialog.tsx'
import { SETTLEMENT_LISTING } from '../../features/orders/seller-account/settlement-list.tsx'
import { useGoodsSteps } from '../../features/orders/seller-account/use-goods-steps.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'
import { EmptyState, ErrorState } from '../../shared/ui/status/states.tsx'

const TABS = ['goods', 'commission', 'settlements'] as const
type Tab = (typeof TABS)[number]

interface Seller {
  id: number
  name: string
}

function GoodsTab({ sellerId }: { sellerId: number }) {
  const fixed = useMemo(() => ({ params: { id: sellerId } }), [sellerId])
  const screen = useListScreen(GOODS_LISTING, useListPosition(GOODS_LISTING), { fixed })
  const { stepsOf, dialog } = useGoodsSteps(FinalizeDialog)
  return (
    <>
      <ListScreen screen={screen} steps={stepsOf} />
      {dialog}
    </>
  )
}

function CommissionTab({ sellerId }: { sellerId: number }) {
  const fixed = useMemo(() => ({ params: { id: sellerId } }), [sellerId])
  return (
    <ListScreen screen={useListScreen(COMMISSION_LISTING, useListPosition(COMMISSION_LISTING), { fixed })} />
  )
}

function SettlementsTab({ sellerId, onOpen }: { sellerId: number; onOpen: (id: number) => void }) {
  const t = useTexts()
  const fixed = useMemo(() => ({ filters: { seller_id: sellerId } }), [sellerId])
  const screen = useListScreen(SETTLEMENT_LISTING, useListPosition(SETTLEMENT_LISTING), { fixed })
  const open = ({ id }: { id: number }) => onOpen(id)
  return (
    <ListScreen
      screen={screen}
      onOpen={open}
      steps={(row) => [{ text: t('seller_account.see'), isMain: true, onSelect: () => open(row) }]}
    />
  )
}

/** Why a settlement can't be closed now; null where it can. */
function useClosingReason(account: SellerAccount | undefined): string | null {
  const t = useTexts()
  if (!account || account.open.lines === 0) return t('settlement.nothing')
  const isSet = Object.values(account.percentages).some((percentage) => percentage > 0)
  return isSet ? null : t('settlement.no_percentages')
}

interface Shown {
  sellerId: number
  account: SellerAccount | undefined
  onOpen: (settlementId: number) => void
}

/** Closes what the tab shows, for users who may. */
function ClosingButton({ account, onOpen }: Omit<Shown, 'sellerId'>) {
  const t = useTexts()
  const reason = useClosingReason(account)
  const [isClosing, setClosing] = useState(false)
  return (
    <div className="ad-row">
      <ActionButton intent="primary" reason={reason} onClick={() => setClosing(true)}>
        {t('seller_account.close')}
      </ActionButton>
      {isClosing && account && (
        <CloseSettlementDialog account={account} onClosed={onOpen} onClose={() => setClosing(false)} />
      )}
    </div>
  )
}

const countsOf = (account: SellerAccount | undefined, count: (value: number) => string) => ({
  goods: account && count(account.goods.orders),
  commission: account && `${count(account.open.lines)}${account.open.has_more ? '+' : ''}`,
})

function Tabs({ sellerId, account, onOpen }: Shown) {
  const t = useTexts()
  const { count } = useFormats()
  const [params] = useSearchParams()
  const mayClose = useCan('close settlements')
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'goods'
  const counts: Partial<Record<Tab, string | undefined>> = countsOf(account, count)
  const tabs = TABS.map((one) => ({
    text: t(`seller_account.${one}`),
    ...(one in counts ? { count: counts[one] } : {}),
    to: paths.sellerAccount(sellerId, one === 'goods' ? undefined : one),
    isCurrent: one === tab,
  }))
  return (
    <>
      <PageTabs label={t('menu.seller_account')} tabs={tabs} />
      {tab === 'commission' && mayClose && <ClosingButton account={account} onOpen={onOpen} />}
      {tab === 'goods' && <GoodsTab sellerId={sellerId} />}
      {tab === 'commission' && <CommissionTab sellerId={sellerId} />}
      {tab === 'settlements' && <SettlementsTab sellerId={sellerId} onOpen={onOpen} />}
    </>
  )
}

const URL_NAMES = ['settlement'] as const

/** The settlement whose sheet is open, in the address: what paid it leads back to it. */
function useOpened() {
  const [url, change] = useUrlState<(typeof URL_NAMES)[number]>(URL_NAMES)
  return {
    opened: Number(url.settlement) || null,
    setOpened: (id: number | null) => change({ settlement: id === null ? undefined : String(id) }),
  }
}

function Account({ sellerId }: { sellerId: number }) {
  const { opened, setOpened } = useOpened()
  const seesPayments = useCan('read expenses')
  const { data: account, error, refresh } = useFound(getAccount, { params: { id: sellerId } })
  if (error && !account) return <ErrorState error={error} onRetry={refresh} />
  return (
    <>
      <AccountTotals account={account} />
      <Tabs sellerId={sellerId} account={account} onOpen={setOpened} />
      {opened !== null && (
        <SettlementDialog
          id={opened}
          payments={(settlement) => seesPayments && <SettlementPayments settlement={settlement} />}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Who leads sellers chooses one of them. */
function SellerChoice({ sellers, shown }: { sellers: readonly Seller[]; shown: number | undefined }) {
  const t = useTexts()
  const navigate = useNavigate()
  if (sellers.length < 2) return null
  return (
    <Select
      className="ad-account-seller"
      aria-label={t('seller_account.seller')}
      options={optionsOf(sellers)}
      value={String(shown)}
      onChange={(id) => void navigate(paths.sellerAccount(id))}
    />
  )
}

const NONE: readonly Seller[] = []

/** The seller of the address; without one, oneself, or the first that one leads. */
function useShownSeller(sellers: readonly Seller[]): number | undefined {
  const { user } = useSession()
  const { sellerId } = useParams()
  if (sellerId !== undefined) return Number(sellerId)
  return (sellers.find(({ id }) => id === user.id) ?? sellers[0])?.id
}

const ALL = { query: { top: 200 } }

/** 'Cuenta del vendedor': the goods that a seller has, and their commission. */
export function SellerAccountPage() {
  const t = useTexts()
  const { rows: sellers, error, refresh } = useList(listAccounts, ALL)
  const shown = useShownSeller(sellers ?? NONE)
  return (
    <Page
      title={t('menu.seller_account')}
      lead={t('seller_account.lead')}
      actions={<SellerChoice sellers={sellers ?? NONE} shown={shown} />}
    >
      {error && !sellers && <ErrorState error={error} onRetry={refresh} />}
      {sellers && shown === undefined && (
        <EmptyState title={t('seller_account.no_seller')} text={t('seller_account.no_seller_text')} />
      )}
      {shown !== undefined && <Account key={shown} sellerId={shown} />}
    </Page>
  )
}
