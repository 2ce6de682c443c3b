import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import type { Client } from '@deportivo/contracts/clients/clients'
import { useState } from 'react'
import { ClientDialog } from '../../features/clients/client-dialog.tsx'
import { CLIENT_LISTING, useClientChoices } from '../../features/clients/client-list.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { Can } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { DeleteClient, useClientSteps } from '../../features/clients/client-actions.tsx'

type Asked = { what: 'new' } | { what: 'edit' | 'delete'; client: Client } | null

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
    case 'delete':
      return <DeleteClient client={asked.client} onClose={onClose} />
  }
}

/** The clients: found, registered, changed, and the start of an online order. */
export function ClientsPage() {
  const t = useTexts()
  const place = useListPosition(CLIENT_LISTING)
  const screen = useListScreen(CLIENT_LISTING, place, { choices: useClientChoices(place.state) })
  const [asked, setAsked] = useState<Asked>(null)
  const steps = useClientSteps({
    onEdit: (client) => setAsked({ what: 'edit', client }),
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
        <Can do="create clients">
          <Button intent="primary" icon={<Plus />} onClick={() => setAsked({ what: 'new' })}>
            {t('client.new')}
          </Button>
        </Can>
      }
    >
      <ListScreen screen={screen} steps={steps} />
      <AskedDialog asked={asked} onClose={close} />
    </Page>
  )
}
