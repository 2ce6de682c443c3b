import type { Migration } from '@deportivo/platform/db/migrate'

const indexesOf = (column: string) => `
    create index cases_of_${column} on returns.cases (${column}, id desc);
    create index cases_of_${column}_by_waiting on returns.cases (${column}, waiting desc, id desc);`

/** Cases by the store and the category that were sold, which reports lead to. */
export const casesOfReports: Migration = {
  name: '0015-cases-of-reports',
  sql: ['store_id', 'category_id'].map(indexesOf).join(''),
}
