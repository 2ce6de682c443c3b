import { DocumentOpen } from '@blueprintjs/icons'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ClientForm } from '../../features/clients/client-form.tsx'
import { RequestDialog } from '../../features/requests/request-dialog.tsx'
import { RefuseRequests } from '../../features/requests/refuse-requests.tsx'
import { FROM_LIST, REQUEST_LISTING, useRequestChoices } from '../../features/requests/request-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** The request in the address, which a notification names too. */
function useOpenedRequest() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null }
  const id = Number(params.get('request'))
  const open = (next: number) =>
    setParams(
      (now) => {
        now.set('request', String(next))
        return now
      },
      { state: FROM_LIST },
    )
  const close = () => {
    if (state?.isFromList) void navigate(-1)
    else setParams({}, { replace: true })
  }
  return { id: Number.isSafeInteger(id) && id > 0 ? id : null, open, close }
}

/** What visitors of shared links asked for. */
export function RequestsPage() {
  const t = useTexts()
  const { id, open, close } = useOpenedRequest()
  const screen = useListScreen(REQUEST_LISTING, useListPosition(REQUEST_LISTING), {
    choices: useRequestChoices(),
  })
  return (
    <Page title={t('request.title')} lead={t('request.lead')}>
      <ListScreen
        screen={screen}
        isSelectable
        bulk={<RefuseRequests screen={screen} />}
        onOpen={(request) => open(request.id)}
        steps={(request) => [
          {
            text: t('request.open'),
            icon: <DocumentOpen />,
            isMain: true,
            onSelect: () => open(request.id),
          },
        ]}
      />
      {id !== null && <RequestDialog key={id} id={id} NewClientForm={ClientForm} onClose={close} />}
    </Page>
  )
}
