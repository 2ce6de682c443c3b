import { inLanguage } from '../in-language.ts'
import { BOARD_TEXTS, FIRST_TEXTS } from '../texts.ts'

export const boardWords = inLanguage('ar', { ...FIRST_TEXTS, ...BOARD_TEXTS })
