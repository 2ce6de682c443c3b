import { Plus } from '@blueprintjs/icons'
import type { CatalogueName } from '@deportivo/contracts/catalogue/lists'
import { useState, type ComponentType } from 'react'
import { DeleteRow } from '../../features/catalogue/delete-row.tsx'
import { useRowSteps } from '../../features/catalogue/use-row-steps.tsx'
import { RowDialog } from '../../features/catalogue/row-dialog.tsx'
import {
  CATALOGUE_SCREENS,
  type CatalogueRow,
  type CatalogueScreen,
} from '../../features/catalogue/screens.tsx'
import { useCatalogueChoices } from '../../features/catalogue/use-choices.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { Page } from '../../shared/ui/page.tsx'

type OpenDialog = { what: 'save'; row: CatalogueRow | null } | { what: 'delete'; row: CatalogueRow } | null

function AskedDialog({
  screen,
  asked,
  onClose,
}: {
  screen: CatalogueScreen
  asked: OpenDialog
  onClose: () => void
}) {
  if (asked === null) return null
  if (asked.what === 'delete') return <DeleteRow screen={screen} row={asked.row} onClose={onClose} />
  return <RowDialog screen={screen} row={asked.row} onClose={onClose} />
}

/** One list of the catalogue: its rows are found, created, changed and deleted. */
function CataloguePage({ screen }: { screen: CatalogueScreen }) {
  const t = useTexts()
  const mayCreate = useCan('create catalogue')
  const { listing } = screen
  const choices = useCatalogueChoices(screen)
  const onScreen = useListScreen(listing, useListPosition(listing), { choices })
  const [asked, setAsked] = useState<OpenDialog>(null)
  const steps = useRowSteps({
    onEdit: (row) => setAsked({ what: 'save', row }),
    onDelete: (row) => setAsked({ what: 'delete', row }),
  })
  return (
    <Page
      title={t(listing.title)}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayCreate ? null : t('catalogue.no_create')}
          onClick={() => setAsked({ what: 'save', row: null })}
        >
          {t(screen.newText)}
        </ActionButton>
      }
    >
      <ListScreen screen={onScreen} steps={steps} />
      <AskedDialog screen={screen} asked={asked} onClose={() => setAsked(null)} />
    </Page>
  )
}

/** A component of its own for each list, so that going from one to another starts anew. */
export const cataloguePageOf =
  (name: CatalogueName): ComponentType =>
  () => <CataloguePage key={name} screen={CATALOGUE_SCREENS[name]} />
