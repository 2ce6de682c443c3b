import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import '../../shared/list/table/data-table.css'

export interface Figure {
  id: string
  name: string
  count: number
  value: number
}

const sumOf = (figures: readonly Figure[], pick: (figure: Figure) => number) =>
  figures.reduce((sum, figure) => sum + pick(figure), 0)

/** Figures with their sums. */
export function FiguresTable({
  caption,
  nameLabel,
  figures,
}: {
  caption: string
  nameLabel: string
  figures: readonly Figure[]
}) {
  const t = useTexts()
  const { money, count } = useFormats()
  return (
    <div className="ad-table-wrap ad-widget__table">
      <table className="ad-table">
        <caption className="ad-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            <th scope="col" className="ad-cell--end">
              {t('reports.orders')}
            </th>
            <th scope="col" className="ad-cell--end">
              {t('reports.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.id}>
              <th scope="row">{figure.name}</th>
              <td className="ad-cell--end">{count(figure.count)}</td>
              <td className="ad-cell--end">{money(figure.value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.total')}</th>
            <td className="ad-cell--end">{count(sumOf(figures, (figure) => figure.count))}</td>
            <td className="ad-cell--end">{money(sumOf(figures, (figure) => figure.value))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
