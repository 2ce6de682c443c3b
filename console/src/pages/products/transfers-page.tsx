import { Plus } from '@blueprintjs/icons'
import { TRANSFER_STATES } from '@deportivo/lifecycle/transfer/states'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { NewTransfer } from '../../features/transfers/new-transfer.tsx'
import { TRANSFER_LISTING, useTransferChoices } from '../../features/transfers/transfer-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useBeginsNew } from '../../shared/navigation/begins-new.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'

/** The transfers of one state; null: of all. */
function List({ state }: { state: string | null }) {
  const fixed = useMemo(() => (state === null ? {} : { filters: { state } }), [state])
  const position = useListPosition(TRANSFER_LISTING)
  const screen = useListScreen(TRANSFER_LISTING, position, { choices: useTransferChoices(), fixed })
  return <ListScreen screen={screen} />
}

/** Transfers between stores by their states, and a new one. */
export function TransfersPage() {
  const t = useTexts()
  const mayMove = useCan('update products')
  const [isNew, setNew] = useState(false)
  const [isAsked, dropAsked] = useBeginsNew()
  const closeNew = () => {
    setNew(false)
    dropAsked()
  }
  const [params] = useSearchParams()
  const state = TRANSFER_STATES.find((one) => one === params.get('tab')) ?? null
  const tabs = [
    { text: t('transfer.all'), to: paths.transfers, isCurrent: state === null },
    ...TRANSFER_STATES.map((one) => ({
      text: t(`transfer.state.${one}`),
      to: `${paths.transfers}?tab=${one}`,
      isCurrent: one === state,
    })),
  ]
  return (
    <Page
      title={t('transfer.title')}
      lead={<BackToProducts />}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayMove ? null : t('transfer.refused.forbidden')}
          onClick={() => setNew(true)}
        >
          {t('transfer.new')}
        </ActionButton>
      }
    >
      <PageTabs label={t('transfer.title')} tabs={tabs} />
      <List key={state} state={state} />
      {(isNew || (isAsked && mayMove)) && <NewTransfer onClose={closeNew} />}
    </Page>
  )
}
