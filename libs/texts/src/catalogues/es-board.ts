import { inLanguage } from '../in-language.ts'
import { BOARD_TEXTS } from '../texts.ts'

export const boardWords = inLanguage('es', BOARD_TEXTS)
