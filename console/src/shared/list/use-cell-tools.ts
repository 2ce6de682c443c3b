import { useMemo } from 'react'
import { useTexts } from '../texts.tsx'
import { useFormats } from '../use-formats.ts'
import type { CellTools } from './definition.ts'

export function useCellTools(): CellTools {
  const t = useTexts()
  const formats = useFormats()
  return useMemo(() => ({ ...formats, t }), [formats, t])
}
