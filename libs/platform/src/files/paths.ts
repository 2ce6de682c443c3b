/** Where files lie until their row makes them visible. */
export const QUARANTINE = 'quarantine'

/** Folders and names as we make them; nothing that climbs or starts at the root. */
const OUR_PATH = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/

/** The path as given. Refuses one that we can't have made. */
export function ourPath(path: string): string {
  if (!OUR_PATH.test(path) || path.includes('..')) throw new Error(`not a path of the file store: ${path}`)
  return path
}
