/** How server and console run Ajv, so that a form refuses what the server would, in the same words. */
export const VALIDATION = {
  removeAdditional: true,
  useDefaults: true,
  allErrors: true,
  verbose: true,
  strict: false,
  keywords: ['x-text'],
}
