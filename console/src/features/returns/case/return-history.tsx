import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Arrow } from '../../../shared/ui/display/arrow.tsx'
import '../../../entities/order/history/history.css'

/** Every step of a case, newest first. */
export function ReturnHistory({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  return (
    <section className="ad-card ad-card--padded">
      <h2>{t('sale.history')}</h2>
      <ol className="ad-history">
        {one.history.map(({ id, step_name, by, at, from_state, to_state, note }) => (
          <li key={id} className="ad-history__entry">
            <time className="ad-soft ad-small ad-num" dateTime={at}>
              {shortInstant(at)}
            </time>
            <div>
              <strong>{step_name}</strong>
              <span className="ad-soft">
                {' · '}
                <bdi>{by}</bdi>
              </span>
              {from_state !== null && from_state !== to_state && (
                <span className="ad-table__sub">
                  {t(`return.state.${from_state}`)}
                  <Arrow />
                  {t(`return.state.${to_state}`)}
                </span>
              )}
              {note && (
                <p className="ad-history__note">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
