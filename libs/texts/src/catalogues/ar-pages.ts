import { inLanguage } from '../in-language.ts'
import { PAGE_TEXTS } from '../texts.ts'

export const pageWords = inLanguage('ar', PAGE_TEXTS)
