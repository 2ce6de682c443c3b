/** Names of columns are compared without accents, capitals and signs. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\u0600-\u06ff]+/g, ' ')
    .trim()
