import { getRequest, listRequests } from '@deportivo/contracts/requests/requests'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { OpenRequest, type NewClient } from './open-request.tsx'
import { RefuseRequest } from './refuse-request.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestLines } from './request-lines.tsx'

/** A request by its number: an order is made of it, or it is refused. */
export function RequestDialog({
  id,
  NewClientForm,
  onClose,
}: {
  id: number
  /** The fields of a new client, which the page puts in. */
  NewClientForm: NewClient
  onClose: () => void
}) {
  const t = useTexts()
  const found = useFound(getRequest, { params: { id } })
  const [isRefusing, setRefusing] = useState(false)
  const request = found.data
  if (request?.state === 'new')
    return isRefusing ? (
      <RefuseRequest
        request={request}
        onRefused={() => {
          void revalidate(listRequests)
          onClose()
        }}
        onClose={() => setRefusing(false)}
      />
    ) : (
      <OpenRequest
        request={request}
        onRefresh={found.refresh}
        onRefuse={() => setRefusing(true)}
        NewClientForm={NewClientForm}
        onClose={onClose}
      />
    )
  return (
    <AppDialog
      title={request ? t('request.of', { name: request.name }) : t('request.title')}
      width={680}
      onClose={onClose}
      footer={<DialogFoot isDone onClose={onClose} />}
    >
      {found.error && !request && <ErrorState error={found.error} onRetry={found.refresh} />}
      {!request && !found.error && <Skeleton />}
      {request && (
        <div className="ad-stack">
          <RequestFacts request={request} />
          <RequestLines
            lines={request.lines}
            quantities={{}}
            errors={{}}
            isOpen={false}
            onChoose={() => undefined}
          />
        </div>
      )}
    </AppDialog>
  )
}
