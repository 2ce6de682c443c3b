import { inLanguage } from '../in-language.ts'
import { PAGE_TEXTS } from '../texts.ts'

export const pageWords = inLanguage('en', PAGE_TEXTS)
