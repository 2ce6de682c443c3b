import { TEXTS } from '../texts.ts'
import { inLanguage } from '../in-language.ts'

export const en = inLanguage('en', TEXTS)
