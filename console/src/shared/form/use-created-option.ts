import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { isCallError } from '../net/call-error.ts'
import type { CreateOption } from '../ui/select/use-search-select.ts'

/** Creates a record by its name: the new one's id, or null where that was given up. */
export type CreateRecord = (name: string) => Promise<number | null>

/**
 * Records that are created from a select, and chosen. What the server refuses of one is the fault of the field until
 * something else is chosen.
 */
export function useCreatedOption(create: CreateRecord | undefined) {
  const t = useTexts()
  const [fault, setFault] = useState<string>()
  /** Undefined where nothing may be created. */
  const createAnd = (choose: (id: number) => void): CreateOption | undefined =>
    create &&
    (async (name) => {
      setFault(undefined)
      try {
        const id = await create(name)
        if (id !== null) choose(id)
      } catch (failure) {
        if (!isCallError(failure)) throw failure
        const { errors, serverText, key } = failure
        setFault(Object.values(errors)[0] ?? serverText ?? (key ? t(key) : ''))
      }
    })
  return { fault, createAnd, clearFault: () => setFault(undefined) }
}
