import { Button } from '@blueprintjs/core'
import { Plus, Sort } from '@blueprintjs/icons'
import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { useState, type ComponentType } from 'react'
import { DeleteRow } from '../../features/catalogue/delete-row.tsx'
import { DeleteRows } from '../../features/catalogue/delete-rows.tsx'
import { ReorderDialog } from '../../features/catalogue/reorder-dialog.tsx'
import { useRowSteps } from '../../features/catalogue/use-row-steps.tsx'
import { RowDialog } from '../../entities/catalogue/row-dialog.tsx'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'
import { CATALOGUE_SCREENS, type CatalogueScreen } from '../../features/catalogue/screens.ts'
import { useCatalogueChoices } from '../../features/catalogue/use-choices.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import type { Selection } from '../../shared/list/selection/use-selection.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

type Asked =
  | { what: 'save'; row: CatalogueRow | null }
  | { what: 'delete'; row: CatalogueRow }
  | { what: 'delete_chosen' }
  | { what: 'reorder' }
  | null

interface AskedProps {
  screen: CatalogueScreen
  asked: Asked
  selection: Selection<CatalogueRow>
  onClose: () => void
}

function AskedDialog({ screen, asked, selection, onClose }: AskedProps) {
  const { reorder } = screen.contracts
  if (asked === null) return null
  if (asked.what === 'reorder')
    return reorder ? <ReorderDialog screen={screen} reorder={reorder} onClose={onClose} /> : null
  if (asked.what === 'delete') return <DeleteRow screen={screen} row={asked.row} onClose={onClose} />
  if (asked.what === 'save') return <RowDialog record={screen} row={asked.row} onClose={onClose} />
  const { rows, clear } = selection
  return <DeleteRows screen={screen} rows={rows} onDone={clear} onClose={onClose} />
}

function PageActions({ screen, onAsk }: { screen: CatalogueScreen; onAsk: (asked: Asked) => void }) {
  const t = useTexts()
  const mayCreate = useCan('create catalogue')
  const mayUpdate = useCan('update catalogue')
  return (
    <>
      {screen.contracts.reorder && (
        <ActionButton
          icon={<Sort />}
          reason={mayUpdate ? null : t('catalogue.no_order')}
          onClick={() => onAsk({ what: 'reorder' })}
        >
          {t('catalogue.order')}
        </ActionButton>
      )}
      <ActionButton
        intent="primary"
        icon={<Plus />}
        reason={mayCreate ? null : t('catalogue.no_create')}
        onClick={() => onAsk({ what: 'save', row: null })}
      >
        {t(screen.newText)}
      </ActionButton>
    </>
  )
}

/** One list of the catalogue: its rows are found, created, changed, ordered and deleted. */
function CataloguePage({ screen }: { screen: CatalogueScreen }) {
  const t = useTexts()
  const { listing } = screen
  const choices = useCatalogueChoices(screen)
  const onScreen = useListScreen(listing, useListPosition(listing), { choices })
  const { selection } = onScreen
  const [asked, setAsked] = useState<Asked>(null)
  const mayDelete = useCan('delete catalogue')
  const steps = useRowSteps({
    onEdit: (row) => setAsked({ what: 'save', row }),
    onDelete: (row) => setAsked({ what: 'delete', row }),
  })
  return (
    <Page title={t(listing.title)} actions={<PageActions screen={screen} onAsk={setAsked} />}>
      <ListScreen
        screen={onScreen}
        steps={steps}
        isSelectable={mayDelete}
        bulk={
          selection.picked.size > 0 && (
            <Button intent="danger" onClick={() => setAsked({ what: 'delete_chosen' })}>
              {t('common.delete')}
            </Button>
          )
        }
      />
      <AskedDialog screen={screen} asked={asked} selection={selection} onClose={() => setAsked(null)} />
    </Page>
  )
}

/** A component of its own for each list, so that going from one to another starts anew. */
export const cataloguePageOf =
  (name: CatalogueName): ComponentType =>
  () => <CataloguePage key={name} screen={CATALOGUE_SCREENS[name]} />
