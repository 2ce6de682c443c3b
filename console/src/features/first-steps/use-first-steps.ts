import {
  FIRST_STEPS,
  getFirstSteps,
  type FirstStep,
  type FirstSteps,
} from '@deportivo/contracts/catalogue/first-steps'
import { useState } from 'react'
import { useFound } from '../../shared/net/use-found.ts'

/** The next step follows what is entered on any page, by anyone. Only an unfinished installation asks again. */
const EVERY_MS = 3_000

interface Progress {
  steps: FirstSteps
  done: number
  next: FirstStep
}

/** How far a new installation is; null once all steps are done, and before they are known. */
export function useFirstSteps(): Progress | null {
  const [isFinished, setFinished] = useState(false)
  const { data } = useFound(getFirstSteps, isFinished ? null : {}, { everyMs: EVERY_MS })
  const next = data && FIRST_STEPS.find((step) => !data[step])
  if (data && next === undefined && !isFinished) setFinished(true)
  if (!data || next === undefined) return null
  return { steps: data, done: FIRST_STEPS.filter((step) => data[step]).length, next }
}
