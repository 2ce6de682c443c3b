import { TEXTS } from '../texts.ts'
import { inLanguage } from '../in-language.ts'

export const tr = inLanguage('tr', TEXTS)
