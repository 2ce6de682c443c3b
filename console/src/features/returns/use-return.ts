import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'

/** A case on screen: the replies of its changes replace it, and a refused one reads it again. */
export function useReturn(id: number) {
  const found = useFound(getReturn, { params: { id } })
  const { put } = found
  const show = useCallback((next: ReturnCase) => put(next, (now) => now.version <= next.version), [put])
  return { ...found, show }
}

export type StepBody = BodyOf<typeof changeReturn>

/** Takes a step of a case. A dialog shows the refusal itself; a plain step shows it as a message. */
export function useReturnStep(
  { id, version }: Pick<ReturnCase, 'id' | 'version'>,
  onTaken: (next: ReturnCase) => void,
  isQuiet: boolean,
) {
  const change = useChange(
    useCallback(
      ({ body, file }: { body: StepBody; file?: File | null }) =>
        call(changeReturn, {
          params: { id },
          body: { ...body, version },
          ...(file ? { file: { field: 'file', file } } : {}),
        }),
      [id, version],
    ),
    { isQuiet },
  )
  const take = async (body: StepBody, file?: File | null): Promise<boolean> => {
    const reply = await change.run({ body, file: file ?? null })
    if (!reply) return false
    onTaken(reply.data)
    void revalidate(listReturns)
    return true
  }
  return { take, isRunning: change.isRunning, error: change.error }
}
