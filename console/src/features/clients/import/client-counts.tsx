import type { ClientImport } from '@deportivo/contracts/clients/client-imports'
import { useTexts } from '../../../shared/language/texts.tsx'

/** How many clients an import makes and changes. */
export function ClientCounts({ counts }: Pick<ClientImport, 'counts'>) {
  const t = useTexts()
  const shown = [
    { label: t('client_import.created'), count: counts?.created },
    { label: t('client_import.changed'), count: counts?.changed },
    { label: t('import.unchanged'), count: counts?.unchanged },
  ]
  return (
    <dl className="ad-import__counts">
      {shown.map(({ label, count = 0 }) => (
        <div key={label}>
          <dt className="ad-soft ad-small">{label}</dt>
          <dd className="ad-num">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
