import { Edit, Plus, Trash } from '@blueprintjs/icons'
import { RECURRING_ROUTES, type RecurringExpense } from '@deportivo/contracts/finance/recurring-expenses'
import { useState } from 'react'
import { DeleteDialog } from '../../../shared/form/delete-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { only } from '../../../shared/list/steps/row-step.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { RecurringDialog } from './recurring-dialog.tsx'
import { RECURRING_LISTING } from './recurring-list.tsx'

function DeleteRecurring({
  row: { id, version, name },
  onClose,
}: {
  row: RecurringExpense
  onClose: () => void
}) {
  const t = useTexts()
  const remove = async () => {
    const reply = await call(RECURRING_ROUTES.remove, { params: { id }, body: { version } })
    await revalidate(RECURRING_ROUTES.list)
    return reply
  }
  return (
    <DeleteDialog title={t('recurring.delete', { name })} remove={remove} onClose={onClose}>
      {t('recurring.delete_text')}
    </DeleteDialog>
  )
}

type Asked = { what: 'save'; row: RecurringExpense | null } | { what: 'delete'; row: RecurringExpense } | null

/** Expenses that are made again every month. */
export function RecurringTab() {
  const t = useTexts()
  const mayCreate = useCan('create expenses')
  const mayUpdate = useCan('update expenses')
  const mayDelete = useCan('delete expenses')
  const screen = useListScreen(RECURRING_LISTING, useListPosition(RECURRING_LISTING))
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ListScreen
        screen={screen}
        tools={
          <ActionButton
            icon={<Plus />}
            reason={mayCreate ? null : t('expenses.no_create')}
            onClick={() => setAsked({ what: 'save', row: null })}
          >
            {t('recurring.new')}
          </ActionButton>
        }
        steps={(row) => [
          ...only(mayUpdate, {
            text: t('common.edit'),
            icon: <Edit />,
            isMain: true,
            onSelect: () => setAsked({ what: 'save', row }),
          }),
          ...only(mayDelete, {
            text: t('common.delete'),
            icon: <Trash />,
            tone: 'danger',
            onSelect: () => setAsked({ what: 'delete', row }),
          }),
        ]}
      />
      {asked?.what === 'save' && <RecurringDialog row={asked.row} onClose={close} />}
      {asked?.what === 'delete' && <DeleteRecurring row={asked.row} onClose={close} />}
    </>
  )
}
