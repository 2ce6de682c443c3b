import { useTexts } from '../../../shared/language/texts.tsx'
import { Choice } from './step-dialog.tsx'
import type { useEntranceStore } from './use-entrance-store.ts'

/** Which store received the goods: they enter its quarantine. */
export function EntranceStore({
  store,
  error,
}: {
  store: ReturnType<typeof useEntranceStore>
  error: string | undefined
}) {
  const t = useTexts()
  return (
    <>
      <p className="ad-soft">{t('returns.receive_text')}</p>
      <Choice
        label={t('returns.entrance_store')}
        value={store.value}
        options={store.options}
        error={error}
        onChange={store.choose}
      />
    </>
  )
}
