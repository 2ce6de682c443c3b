import { useTexts } from '../../language/texts.tsx'

/** States that a search found something else than what was typed: its slips of the finger were corrected. */
export function UnderstoodAs({ words }: { words: string | undefined }) {
  const t = useTexts()
  if (words === undefined) return null
  return <p role="status">{t('list.understood_as', { words })}</p>
}
