import { EXPENSE_ROUTES, MAY_ATTACH_EXPENSE } from '@deportivo/contracts/finance/expenses'
import { ProofFiles, useUntilExamined } from '../../entities/attachment/proof-files.tsx'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { useSession } from '../../shared/session/session.tsx'
import { Skeleton } from '../../shared/ui/status/states.tsx'

/** The files that prove an expense; users who record or change expenses add more. */
export function ExpenseFiles({ id }: { id: number }) {
  const { grants } = useSession()
  const { everyMs, follow } = useUntilExamined()
  const { data, refresh } = useFound(EXPENSE_ROUTES.get, { params: { id } }, { everyMs })
  follow(data?.attachments)
  if (!data) return <Skeleton height={64} />
  const sent = () => {
    refresh()
    void revalidate(EXPENSE_ROUTES.list)
  }
  return (
    <ProofFiles
      attachments={data.attachments}
      target={{ expenseId: id }}
      mayAdd={MAY_ATTACH_EXPENSE.some((permission) => grants[permission] !== undefined)}
      onSent={sent}
    />
  )
}
