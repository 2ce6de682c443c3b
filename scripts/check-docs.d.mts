export interface Known {
  exists: (path: string) => boolean
  /** `GET /path/{id}` */
  routes: readonly string[]
  /** Of package.json. */
  commands: readonly string[]
}
export function unknownNames(text: string, known: Known): string[]
