import { Plus } from '@blueprintjs/icons'
import { COUNT_STATES } from '@deportivo/lifecycle/stock-count/states'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COUNT_LISTING, useCountChoices } from '../../features/counts/count-list.tsx'
import { NewCount } from '../../features/counts/new-count.tsx'
import { BackToProducts } from '../../entities/product/found-product.tsx'
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

/** The stock counts of one state; null: of all. */
function List({ state }: { state: string | null }) {
  const fixed = useMemo(() => (state === null ? {} : { filters: { state } }), [state])
  const position = useListPosition(COUNT_LISTING)
  const screen = useListScreen(COUNT_LISTING, position, { choices: useCountChoices(), fixed })
  return <ListScreen screen={screen} />
}

/** Stock counts by their states, and a new one. */
export function CountsPage() {
  const t = useTexts()
  const mayCount = useCan('update products')
  const [isNew, setNew] = useState(false)
  const [isAsked, dropAsked] = useBeginsNew()
  const closeNew = () => {
    setNew(false)
    dropAsked()
  }
  const [params] = useSearchParams()
  const state = COUNT_STATES.find((one) => one === params.get('tab')) ?? null
  const tabs = [
    { text: t('transfer.all'), to: paths.counts, isCurrent: state === null },
    ...COUNT_STATES.map((one) => ({
      text: t(`count.state.${one}`),
      to: `${paths.counts}?tab=${one}`,
      isCurrent: one === state,
    })),
  ]
  return (
    <Page
      title={t('count.title')}
      lead={<BackToProducts />}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayCount ? null : t('count.refused.forbidden')}
          onClick={() => setNew(true)}
        >
          {t('count.new')}
        </ActionButton>
      }
    >
      <PageTabs label={t('count.title')} tabs={tabs} />
      <List key={state} state={state} />
      {(isNew || (isAsked && mayCount)) && <NewCount onClose={closeNew} />}
    </Page>
  )
}
