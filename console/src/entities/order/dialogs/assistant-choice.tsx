import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { Avatars } from '../../../shared/ui/people/avatars.tsx'
import './step-dialogs.css'

interface Assistant {
  id: number
  name: string
  orders_in_hand: number
}

function Choices({
  current,
  assistants,
  chosen,
  onChoose,
}: {
  current: number | null
  assistants: readonly Assistant[]
  chosen: number | null
  onChoose: (id: number) => void
}) {
  const t = useTexts()
  const most = Math.max(1, ...assistants.map((one) => one.orders_in_hand))
  return (
    <fieldset className="ad-people">
      <legend className="ad-hidden">{t('board.assistants')}</legend>
      {assistants.map((one, index) => {
        const isCurrent = one.id === current
        return (
          <label key={one.id} className="ad-person" data-chosen={one.id === chosen}>
            <input
              type="radio"
              name="assistant"
              checked={one.id === chosen}
              disabled={isCurrent}
              autoFocus={index === 0}
              onChange={() => onChoose(one.id)}
            />
            <Avatars names={[one.name]} label={one.name} />
            <span className="ad-person__name">
              <span className="ad-truncate">{one.name}</span>
              <span className="ad-soft ad-small">
                {isCurrent ? t('board.assigned_now') : t('board.in_hand', { count: one.orders_in_hand })}
              </span>
            </span>
            <meter className="ad-person__load" min={0} max={most} value={one.orders_in_hand} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}

const leastBusyFirst = (a: Assistant, b: Assistant) =>
  a.orders_in_hand - b.orders_in_hand || a.name.localeCompare(b.name, 'es')

/** Who may prepare orders, the least busy first. `current` has the order already. */
export function AssistantChoice({
  current,
  chosen,
  onChoose,
}: {
  current: number | null
  chosen: number | null
  onChoose: (id: number) => void
}) {
  const t = useTexts()
  const { data, error, refresh } = useFound(listAssistants, {})
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={180} />
  if (data.length === 0) return <EmptyState title={t('board.no_assistants')} isCompact />
  const assistants = [...data].sort(leastBusyFirst)
  return <Choices current={current} assistants={assistants} chosen={chosen} onChoose={onChoose} />
}
