import { mendRun, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { SwapHorizontal, Truck } from '@blueprintjs/icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  BROKEN_RUN_LISTING,
  useBrokenRunChoices,
} from '../../features/products/broken-runs/broken-run-list.tsx'
import { BackToProducts } from '../../features/products/found-product.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

type Mode = 'instant' | 'transit'

/** Takes the proposed move of a row with one click; a refusal shows what changed, and the list is read again. */
function useMend(onDone: () => void) {
  const navigate = useNavigate()
  const mending = useChange(
    useCallback(
      ({ run: { product_id, store_id, moves }, mode }: { run: BrokenRun; mode: Mode }) =>
        call(mendRun, {
          body: {
            ...{ product_id, store_id, mode },
            moves: moves.map(({ from_store, size_id }) => ({ from_store, size_id })),
          },
        }),
      [],
    ),
  )
  return async (run: BrokenRun, mode: Mode) => {
    const reply = await mending.run({ run, mode })
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
  const screen = useListScreen(BROKEN_RUN_LISTING, useListPosition(BROKEN_RUN_LISTING), {
    choices: useBrokenRunChoices(),
  })
  const mend = useMend(screen.rows.refresh)
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
            onSelect: () => void mend(run, 'instant'),
          },
          {
            text: t('broken_runs.draft'),
            icon: <Truck />,
            reason,
            onSelect: () => void mend(run, 'transit'),
          },
        ]}
      />
    </Page>
  )
}
