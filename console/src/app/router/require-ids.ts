import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'

const isId = (name: string): boolean => name === 'id' || name.endsWith('Id')
/** As a link writes it. A record that is about to be made has an address of its own. */
const ID = /^\d{1,9}$/

/** An address whose ids are no numbers names no page: nothing is asked of the server. */
export function requireIds({ params }: Pick<LoaderFunctionArgs, 'params'>): Response | null {
  const isWrong = Object.entries(params).some(([name, value]) => isId(name) && !ID.test(value ?? ''))
  return isWrong ? redirect(paths.notFound) : null
}
