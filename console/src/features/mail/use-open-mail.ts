import { useUrlState } from '../../shared/navigation/url-state.ts'

const PLACE = ['mail'] as const

/** The mail that is read now, in the address; another, or none, takes its place. */
export function useOpenMail() {
  const [{ mail }, change] = useUrlState(PLACE)
  return [mail, (id: string | undefined) => change({ mail: id })] as const
}
