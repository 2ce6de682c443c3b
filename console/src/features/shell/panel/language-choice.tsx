import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@deportivo/texts/languages'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Choice } from './choice.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

/** Each language in its own name: a user who cannot read the page finds theirs. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useTexts()
  const { language } = usePreferences()
  return <Choice legend={t('panel.language')} options={OPTIONS} value={language} onChange={onChoose} />
}
