import { getReturnsOften } from '@deportivo/contracts/returns/often'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'

/** Points out a client or a product that returns often; nothing where neither does. */
export function ReturnsOften(about: { client_id?: number; product_id?: number }) {
  const t = useTexts()
  const mayRead = useCan('read returns')
  const { data, isFirstLoad } = useFound(getReturnsOften, mayRead ? { query: about } : null)
  useDelaysReveal(mayRead && isFirstLoad)
  return (['client', 'product'] as const).map((name) => {
    const often = data?.[name]
    if (!often?.is_often) return null
    return (
      <p key={name} className="ad-note ad-note--warn" role="status">
        {t(`returns.often_${name}`, { count: often.count, days: data?.days ?? 0 })}
      </p>
    )
  })
}
