import { useCallback, useState } from 'react'
import type { Contract } from '@deportivo/contracts/route'
import { FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { callLoosely } from '../../shared/net/call.ts'
import { isCallError } from '../../shared/net/call-error.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { ReorderRows } from '../../shared/ui/reorder/reorder-rows.tsx'
import { Skeleton } from '../../shared/ui/status/states.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'
import type { CatalogueScreen } from './screens.ts'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'

type Rows = readonly CatalogueRow[]

/** The rows as they were read, and as they are ordered now. After another user's change both begin anew. */
function useOrder({ contracts: { list } }: CatalogueScreen) {
  const { rows } = useList(list, {})
  const [order, setOrder] = useState<{ read: Rows; now: Rows } | null>(null)
  const begin = useCallback((read: Rows) => setOrder({ read, now: read }), [])
  if (order === null && rows) begin(rows)
  const setNow = (now: Rows) => setOrder((one) => one && { ...one, now })
  return { order, begin, setNow, isChanged: order !== null && order.now !== order.read }
}

function useSave({ contracts: { list } }: CatalogueScreen, reorder: Contract, begin: (read: Rows) => void) {
  return useChange(
    useCallback(
      async (rows: Rows) => {
        const ids = rows.map(({ id }) => id)
        const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]))
        try {
          const saved = await callLoosely(reorder, { body: { ids, versions } })
          await revalidate(list)
          return saved as { message?: string }
        } catch (failure) {
          if (isCallError(failure) && failure.isStale)
            begin(((await callLoosely(list, {})) as { data: Rows }).data)
          throw failure
        }
      },
      [list, reorder, begin],
    ),
    { isQuiet: true },
  )
}

/** Puts the rows of a list in order. An order of rows that changed meanwhile is not saved: it begins anew from them. */
export function ReorderDialog({
  screen,
  reorder,
  onClose,
}: {
  screen: CatalogueScreen
  reorder: Contract
  onClose: () => void
}) {
  const t = useTexts()
  const { order, begin, setNow, isChanged } = useOrder(screen)
  const save = useSave(screen, reorder, begin)
  useUnsaved(isChanged && !save.isRunning)
  const submit = () => {
    if (order && isChanged) void save.run(order.now).then((done) => done && onClose())
  }
  return (
    <AppDialog
      title={t('catalogue.order_title', { list: t(screen.listing.title) })}
      width={460}
      isModal
      onClose={onClose}
      onSubmit={submit}
      footer={
        <DialogFoot onClose={onClose}>
          <SubmitButton
            text={t('common.save')}
            isUnchanged={!isChanged}
            isBusy={save.isRunning}
            onClick={submit}
          />
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <p>{t('reorder.help')}</p>
        <FormError message={save.error?.serverText ?? undefined} />
        {order ? <ReorderRows rows={order.now} onChange={setNow} /> : <Skeleton height={200} />}
      </div>
    </AppDialog>
  )
}
