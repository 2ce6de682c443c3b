import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import type { Fixed } from '../../../shared/list/query/list-query.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { PrintParcels } from '../sheet/print-parcels.tsx'
import { RETURN_LISTING } from './return-list.ts'
import { RowActionsContext } from './row-actions.ts'
import { useReturnChoices } from './use-return-choices.ts'
import { useRowSteps } from './use-row-steps.tsx'

/** Return cases that are worked on in their rows; what a step was taken of stays in its place until the pointer has left. */
export function ReturnsTable({ fixed }: { fixed: Fixed }) {
  const position = useListPosition(RETURN_LISTING)
  const screen = useListScreen(RETURN_LISTING, position, { choices: useReturnChoices(), fixed })
  const { stepsOf, actions, dialog } = useRowSteps(screen.held)
  return (
    <RowActionsContext value={actions}>
      <ListScreen
        screen={screen}
        steps={stepsOf}
        isSelectable
        bulk={<PrintParcels cases={screen.selection.rows} />}
      />
      {dialog}
    </RowActionsContext>
  )
}
