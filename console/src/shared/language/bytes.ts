import { countIn, tenthsIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from '@deportivo/texts/formats/bidi'

const MEGABYTE = 1_000_000

/** `840 KB`, `2,4 MB`; a line never breaks inside. */
export function formatBytes(bytes: number, language: Language): string {
  const size =
    bytes < MEGABYTE
      ? `${countIn(language, Math.max(1, Math.round(bytes / 1_000)))}\u00a0KB`
      : `${tenthsIn(language, bytes / MEGABYTE)}\u00a0MB`
  return leftToRight(size, language)
}
