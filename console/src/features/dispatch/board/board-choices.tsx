import type { ReactNode } from 'react'
import { ChoicesContext, useFoundChoices } from './filter-choices.ts'

/** Filters and list inside of it share what the board can be filtered by. */
export function BoardChoices({ children }: { children: ReactNode }) {
  return <ChoicesContext value={useFoundChoices()}>{children}</ChoicesContext>
}
