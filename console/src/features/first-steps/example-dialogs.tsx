import type { ExampleData } from '@deportivo/contracts/admin/example-data'
import { useTexts } from '../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'

interface Asking {
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What is entered as an example. */
export function FillDialog(asking: Asking) {
  const t = useTexts()
  return (
    <ConfirmDialog {...asking} title={t('example_data.fill')} confirmText={t('example_data.fill')}>
      <div className="ad-stack">
        <p>{t('example_data.fill_what')}</p>
        <p>{t('example_data.fill_users')}</p>
      </div>
    </ConfirmDialog>
  )
}

/** What is removed: the examples, and what users entered since, which is named. */
export function RemoveDialog({ found: { users, own }, ...asking }: Asking & { found: ExampleData }) {
  const t = useTexts()
  return (
    <ConfirmDialog
      {...asking}
      title={t('example_data.remove')}
      confirmText={t('example_data.remove')}
      intent="danger"
    >
      <div className="ad-stack">
        <p>{t('example_data.remove_what', { users })}</p>
        {own.length > 0 && (
          <>
            <p>{t('example_data.remove_own')}</p>
            <ul>
              {own.map(({ kind, count }) => (
                <li key={kind}>{t(`example_data.own.${kind}`, { count })}</li>
              ))}
            </ul>
          </>
        )}
        <p>{t('example_data.remove_stays')}</p>
      </div>
    </ConfirmDialog>
  )
}
