import { Button } from '@blueprintjs/core'
import { EXIT_KINDS, type Parcel, type QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import { Endorsed, Inbox, Trash, Undo } from '@blueprintjs/icons'
import { useState, type JSX } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { SettleClaim } from '../../features/stock/quarantine/settle-claim.tsx'
import { UndoExit } from '../../features/stock/quarantine/undo-exit.tsx'
import { ExitDialog } from '../../features/stock/quarantine/exit-dialog.tsx'
import { EXIT_LISTING, useExitChoices } from '../../features/stock/quarantine/exit-list.tsx'
import { QUARANTINE_LISTING, useQuarantineChoices } from '../../features/stock/quarantine/quarantine-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'

type Kind = QuarantineExit['kind']

const GLYPHS: Readonly<Record<Kind, JSX.Element>> = {
  restock: <Inbox />,
  write_off: <Trash />,
  claim: <Endorsed />,
}

/** What lies in quarantine; chosen parcels leave together. */
function Parcels() {
  const t = useTexts()
  const mayTake = useCan('update products')
  const screen = useListScreen(QUARANTINE_LISTING, useListPosition(QUARANTINE_LISTING), {
    choices: useQuarantineChoices(),
  })
  const [asked, setAsked] = useState<{ kind: Kind; parcels: readonly Parcel[] } | null>(null)
  const { selection, rows } = screen
  return (
    <>
      <ListScreen
        screen={screen}
        isSelectable={mayTake}
        bulk={
          selection.picked.size > 0 && (
            <Button intent="primary" onClick={() => setAsked({ kind: 'restock', parcels: selection.rows })}>
              {t('quarantine.take_out')}
            </Button>
          )
        }
        steps={(parcel) =>
          EXIT_KINDS.map((kind) => ({
            text: t(`quarantine.kind.${kind}`),
            icon: GLYPHS[kind],
            isMain: kind === 'restock',
            reason: mayTake ? null : t('transfer.refused.forbidden'),
            onSelect: () => setAsked({ kind, parcels: [parcel] }),
          }))
        }
      />
      {asked && (
        <ExitDialog
          {...asked}
          onDone={() => {
            selection.clear()
            rows.refresh()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

// The worker makes the picture of a photo within about a second.
const ASK_AGAIN_MS = 2_000

const isExamined = ({ proof }: QuarantineExit) => proof?.state !== 'received'

/** What left it; claims are settled here, and exits undone. */
function Exits() {
  const t = useTexts()
  const mayTake = useCan('update products')
  const [isWaiting, setWaiting] = useState(false)
  const screen = useListScreen(EXIT_LISTING, useListPosition(EXIT_LISTING), {
    choices: useExitChoices(),
    everyMs: isWaiting ? ASK_AGAIN_MS : 0,
  })
  const waits = screen.rows.rows?.every(isExamined) === false
  if (waits !== isWaiting) setWaiting(waits)
  const [asked, setAsked] = useState<{ what: 'settle' | 'undo'; exit: QuarantineExit } | null>(null)
  const ended = { exit: asked?.exit, onDone: screen.rows.refresh, onClose: () => setAsked(null) }
  const refusal = ({ state }: QuarantineExit) =>
    !mayTake
      ? t('transfer.refused.forbidden')
      : state === 'settled' || state === 'undone'
        ? t('quarantine.refused.closed', { state: t(`quarantine.state.${state}`) })
        : null
  return (
    <>
      <ListScreen
        screen={screen}
        steps={(exit) => [
          ...(exit.kind === 'claim'
            ? [
                {
                  text: t('quarantine.settle'),
                  icon: <Endorsed />,
                  isMain: true,
                  reason: refusal(exit),
                  onSelect: () => setAsked({ what: 'settle', exit }),
                },
              ]
            : []),
          {
            text: t('quarantine.undo'),
            icon: <Undo />,
            reason: refusal(exit),
            onSelect: () => setAsked({ what: 'undo', exit }),
          },
        ]}
      />
      {asked?.what === 'settle' && <SettleClaim {...ended} exit={asked.exit} />}
      {asked?.what === 'undo' && <UndoExit {...ended} exit={asked.exit} />}
    </>
  )
}

/** Goods that came back and are not for sale, and how they left: restocked, written off or claimed. */
export function QuarantinePage() {
  const t = useTexts()
  const [params] = useSearchParams()
  const isExits = params.get('tab') === 'exits'
  const tabs = [
    { text: t('quarantine.inside'), to: paths.quarantine, isCurrent: !isExits },
    { text: t('quarantine.exits'), to: paths.quarantineExits, isCurrent: isExits },
  ]
  return (
    <Page title={t('quarantine.title')} lead={<BackToProducts />}>
      <PageTabs label={t('quarantine.title')} tabs={tabs} />
      {isExits ? <Exits /> : <Parcels />}
    </Page>
  )
}
