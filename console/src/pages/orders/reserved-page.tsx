import { listReserved, MOST_COUNTED_RESERVED } from '@deportivo/contracts/orders/reserved'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRememberOrderList } from '../../features/orders/list/use-remember-order-list.ts'
import {
  OVERDUE_LISTING,
  RESERVED_LISTING,
  useReservedChoices,
} from '../../features/orders/reserved/reserved-list.ts'
import { useReservedSteps } from '../../features/orders/reserved/use-reserved-steps.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { PATTERNS } from '../../shared/navigation/paths.ts'
import { useList } from '../../shared/net/use-list.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'
import { SkeletonText } from '../../shared/ui/status/states.tsx'

const OVERDUE = 'overdue'
// As many digits as a usual term has.
const SOME_DAYS = 30

function List({ isOverdue }: { isOverdue: boolean }) {
  const fixed = useMemo(() => (isOverdue ? { filters: { overdue: 1 } } : {}), [isOverdue])
  const list = isOverdue ? OVERDUE_LISTING : RESERVED_LISTING
  const screen = useListScreen(list, useListPosition(list), { choices: useReservedChoices(), fixed })
  useRememberOrderList(screen.rows.rows)
  const { stepsOf, dialog } = useReservedSteps()
  return (
    <>
      <ListScreen screen={screen} steps={stepsOf} />
      {dialog}
    </>
  )
}

/** 'Reservados': what is held for clients without a time limit, and the promises that ended. */
export function ReservedPage() {
  const t = useTexts()
  const { count } = useFormats()
  const [params] = useSearchParams()
  const isOverdue = params.get('tab') === OVERDUE
  const { reply } = useList(listReserved, { query: { top: 1 } })
  const shown = (orders: number) => `${count(orders)}${orders < MOST_COUNTED_RESERVED ? '' : '+'}`
  const tabs = [
    { text: t('transfer.all'), to: PATTERNS.reserved, isCurrent: !isOverdue },
    {
      text: t('reserved.overdue'),
      count: reply && shown(reply.overdue),
      to: `${PATTERNS.reserved}?tab=${OVERDUE}`,
      isCurrent: isOverdue,
    },
  ]
  return (
    <Page
      title={t('menu.reserved')}
      lead={
        reply ? (
          t('reserved.lead', { days: reply.reserve_days })
        ) : (
          <SkeletonText>{t('reserved.lead', { days: SOME_DAYS })}</SkeletonText>
        )
      }
    >
      <PageTabs label={t('menu.reserved')} tabs={tabs} />
      <List key={String(isOverdue)} isOverdue={isOverdue} />
    </Page>
  )
}
