import { useMemo } from 'react'
import { isKnownText, useTexts } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import type { CellTools } from './definition.ts'

export function useCellTools(): CellTools {
  const t = useTexts()
  const formats = useFormats()
  return useMemo(() => ({ ...formats, t, isKnownText }), [formats, t])
}
