import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, listReturns } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { useCallback } from 'react'
import type { StepExtra } from '../../../shared/files/use-sent-file.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useShowTaken } from './use-show-taken.ts'

export type StepBody = BodyOf<typeof changeReturn>

type Seen = Pick<ReturnCase, 'id' | 'version'>

/** Sends a step of a case with the file that proves it; lists of cases are then read again. */
export async function sendReturnStep(
  { id, version }: Seen,
  body: StepBody,
  { file, onProgress }: StepExtra = {},
) {
  const reply = await call(changeReturn, {
    params: { id },
    body: { ...body, version },
    ...(file ? { file: { field: 'file', file } } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
  void revalidate(listReturns)
  return reply
}

/** Takes a step of a case. A dialog shows the refusal itself; a plain step shows it as a message. */
export function useReturnStep({ id, version }: Seen, onTaken: (next: ReturnCase) => void, isQuiet: boolean) {
  const showTaken = useShowTaken(onTaken)
  const change = useChange(
    useCallback((body: StepBody) => sendReturnStep({ id, version }, body), [id, version]),
    { isQuiet, isSilent: true },
  )
  /** `done` are words for what was done; the server's message otherwise. */
  const take = async (body: StepBody, done?: string): Promise<boolean> => {
    const reply = await change.run(body)
    if (reply) showTaken(reply.data, done ?? reply.message)
    return reply !== undefined
  }
  return { take, isRunning: change.isRunning, error: change.error }
}
