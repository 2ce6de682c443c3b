import { Button } from '@blueprintjs/core'
import { Import, Plus } from '@blueprintjs/icons'
import type { Client } from '@deportivo/contracts/clients/clients'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClientDialog } from '../../features/clients/client-dialog.tsx'
import { CLIENT_LISTING, useClientChoices } from '../../features/clients/client-list.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { Can } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { later } from '../../shared/ui/later.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { DeleteClient, useClientSteps } from '../../features/clients/client-actions.tsx'

const MergeDialog = later(() =>
  import('../../features/clients/merge/merge-dialog.tsx').then((part) => part.MergeDialog),
)

type Asked = { what: 'new' } | { what: 'edit' | 'merge' | 'delete'; client: Client } | null

/** The dialog that was asked for, if any. */
function AskedDialog({ asked, onClose }: { asked: Asked; onClose: (isDeleted: boolean) => void }) {
  const close = () => onClose(false)
  switch (asked?.what) {
    case undefined:
      return null
    case 'new':
      return <ClientDialog onClose={close} />
    case 'edit':
      return <ClientDialog client={asked.client} onClose={close} />
    case 'merge':
      return <MergeDialog client={asked.client} onClose={close} />
    case 'delete':
      return <DeleteClient client={asked.client} onClose={onClose} />
  }
}

/** The clients: found, registered, changed, and the start of an online order. */
export function ClientsPage() {
  const navigate = useNavigate()
  const t = useTexts()
  const place = useListPosition(CLIENT_LISTING)
  const screen = useListScreen(CLIENT_LISTING, place, { choices: useClientChoices(place.state) })
  const [asked, setAsked] = useState<Asked>(null)
  const steps = useClientSteps({
    onEdit: (client) => setAsked({ what: 'edit', client }),
    onMerge: (client) => setAsked({ what: 'merge', client }),
    onDelete: (client) => setAsked({ what: 'delete', client }),
  })
  const close = (isDeleted: boolean) => {
    setAsked(null)
    if (isDeleted) screen.rows.refresh()
  }
  return (
    <Page
      title={t('menu.clients')}
      lead={<span className="ad-no-print">{t('clients.lead')}</span>}
      actions={
        <>
          <Can do="update clients">
            <Button icon={<Import />} onClick={() => void navigate(paths.clientImports)}>
              {t('import.title')}
            </Button>
          </Can>
          <Can do="create clients">
            <Button intent="primary" icon={<Plus />} onClick={() => setAsked({ what: 'new' })}>
              {t('client.new')}
            </Button>
          </Can>
        </>
      }
    >
      <ListScreen screen={screen} steps={steps} />
      <AskedDialog asked={asked} onClose={close} />
    </Page>
  )
}
