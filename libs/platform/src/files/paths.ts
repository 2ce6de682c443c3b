/** The folder of files whose row does not exist yet. */
export const QUARANTINE = 'quarantine'

/** Folders and names as we make them; no absolute paths and no `..`. */
const OUR_PATH = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/

/** Returns the path. Refuses one that we cannot have made. */
export function ourPath(path: string): string {
  if (!OUR_PATH.test(path) || path.includes('..')) throw new Error(`not a path of the file store: ${path}`)
  return path
}
