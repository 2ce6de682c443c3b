import { openCatalogue } from '../open-catalogue.ts'
import { returnLists } from './case.ts'

/** The application with a shop and what a return is entered with, for the tests of a file; it stops after the last one. */
export async function openReturns() {
  const { app, shop } = await openCatalogue()
  return { app, shop, lists: await returnLists(app) }
}
