import { useBoardTools } from './board-tools.ts'

/** Whether the user has to do with what clients bring back of a delivered order. */
export function useMayReturn(): boolean {
  const { grants } = useBoardTools().asker.actor
  return grants['create returns'] !== undefined || grants['read returns'] !== undefined
}
