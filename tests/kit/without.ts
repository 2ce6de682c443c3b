/** `npm test` lists the parts that this machine cannot run, and why; their tests are skipped. */
export const isWithout = (part: 's3' | 'clamd'): boolean =>
  (process.env['TEST_WITHOUT'] ?? '').split(',').includes(part)
