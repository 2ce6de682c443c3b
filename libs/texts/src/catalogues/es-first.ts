import { inLanguage } from '../in-language.ts'
import { FIRST_TEXTS } from '../texts.ts'

export const firstWords = inLanguage('es', FIRST_TEXTS)
