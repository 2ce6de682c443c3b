import type { Language } from '@deportivo/texts/languages'

/** What the frame of the signed-in pages tells the page in it. */
export interface PageFrame {
  /** Whether a page stands at an address. */
  exists: (url: string) => boolean
  /** Changes the language of the screen, and of what is sent to the person. */
  changeLanguage: (language: Language) => void
}
