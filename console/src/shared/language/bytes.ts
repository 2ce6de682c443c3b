import { countIn, tenthsIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from './bidi.ts'

const MEGABYTE = 1_000_000

/** `840 KB`, `2,4 MB` */
export function formatBytes(bytes: number, language: Language): string {
  const size =
    bytes < MEGABYTE
      ? `${countIn(language, Math.max(1, Math.round(bytes / 1_000)))} KB`
      : `${tenthsIn(language, bytes / MEGABYTE)} MB`
  return leftToRight(size, language)
}
