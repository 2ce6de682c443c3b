import { TEXTS } from '../texts.ts'
import { inLanguage } from '../in-language.ts'

export const ar = inLanguage('ar', TEXTS)
