/** How server and console run Ajv, so that a form refuses what the server would, with the same messages. */
export const VALIDATION = {
  removeAdditional: true,
  useDefaults: true,
  allErrors: true,
  verbose: true,
  strict: false,
  keywords: ['x-text'],
}
