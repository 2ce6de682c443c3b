import { Button } from '@blueprintjs/core'
import { EXIT_KINDS, listQuarantine, type QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ExitDialog } from './exit-dialog.tsx'

/** An event brings what left quarantine back to its case. */
const ASK_AGAIN_MS = 1_000

/** How the goods of a return case leave quarantine: written off or claimed, or restocked where no step of the case does. */
export function CaseExits({
  returnId,
  canRestock,
  onLeft,
}: {
  returnId: number
  /** A step of the case restocks them. */
  canRestock: boolean
  onLeft: () => void
}) {
  const t = useTexts()
  const [mayRead, mayTake] = [useCan('read products'), useCan('update products')]
  const [kind, setKind] = useState<QuarantineExit['kind'] | null>(null)
  const { rows: parcels, refresh } = useList(
    listQuarantine,
    mayRead ? { query: { filter: `return_id:${returnId}` } } : null,
  )
  // The case on screen is read with the same request.
  useFound(getReturn, { params: { id: returnId } }, { everyMs: parcels?.length === 0 ? ASK_AGAIN_MS : 0 })
  if (!parcels || parcels.length === 0) return null
  const kinds = mayTake ? EXIT_KINDS.filter((one) => one !== 'restock' || !canRestock) : []
  return (
    <>
      {kinds.map((one) => (
        <Button key={one} onClick={() => setKind(one)}>
          {t(`quarantine.kind.${one}`)}
        </Button>
      ))}
      <Link to={paths.quarantineOf(returnId)}>{t('returns.see_quarantine')}</Link>
      {kind && (
        <ExitDialog
          parcels={parcels}
          kind={kind}
          onDone={() => {
            refresh()
            onLeft()
          }}
          onClose={() => setKind(null)}
        />
      )}
    </>
  )
}
