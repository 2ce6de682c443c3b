import { mendRun, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { SwapHorizontal, Truck } from '@blueprintjs/icons'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BROKEN_RUN_LISTING, useBrokenRunChoices } from '../../features/stock/broken-runs/broken-run-list.tsx'
import { MendDialog } from '../../features/stock/broken-runs/mend-dialog.tsx'
import { mendOf } from '../../features/stock/broken-runs/mend-of.ts'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** Creates the transfers that a row proposes, as drafts; a refusal shows what changed, and the list is read again. */
function useDraft(onDone: () => void) {
  const navigate = useNavigate()
  const drafting = useChange(
    useCallback((run: BrokenRun) => call(mendRun, { body: mendOf(run, 'transit') }), []),
  )
  return async (run: BrokenRun) => {
    const reply = await drafting.run(run)
    onDone()
    if (!reply) return
    const [only, ...others] = reply.data.transfer_ids
    if (only !== undefined) void navigate(others.length === 0 ? paths.transfer(only) : paths.transfers)
  }
}

/** Middle sizes that lie in the wrong store, each with the move that mends it. */
export function BrokenRunsPage() {
  const t = useTexts()
  const mayMove = useCan('update products')
  const [moving, setMoving] = useState<BrokenRun | null>(null)
  const screen = useListScreen(BROKEN_RUN_LISTING, useListPosition(BROKEN_RUN_LISTING), {
    choices: useBrokenRunChoices(),
  })
  const { refresh } = screen.rows
  const draft = useDraft(refresh)
  const reason = mayMove ? null : t('transfer.refused.forbidden')
  return (
    <Page
      title={t('broken_runs.title')}
      lead={
        <>
          <BackToProducts /> · {t('broken_runs.lead')}
        </>
      }
    >
      <ListScreen
        screen={screen}
        steps={(run) => [
          {
            text: t('broken_runs.move_now'),
            icon: <SwapHorizontal />,
            isMain: true,
            reason,
            onSelect: () => setMoving(run),
          },
          {
            text: t('broken_runs.draft'),
            icon: <Truck />,
            reason,
            onSelect: () => void draft(run),
          },
        ]}
      />
      {moving && (
        <MendDialog
          run={moving}
          onMoved={() => screen.held.settle(moving)}
          onUndone={refresh}
          onRefused={refresh}
          onClose={() => setMoving(null)}
        />
      )}
    </Page>
  )
}
