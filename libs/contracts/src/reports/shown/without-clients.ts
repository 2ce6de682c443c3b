import type { DeclaredReport } from '../declare-report.ts'

/** No clients are counted for users who may not read all of them: they see no column of zeros. */
export function withoutClients(report: DeclaredReport): DeclaredReport {
  const isShown = (measure: string) => report.clients?.[measure] === undefined
  return {
    ...report,
    measures: Object.fromEntries(Object.entries(report.measures).filter(([name]) => isShown(name))),
    dimensions: Object.fromEntries(
      Object.entries(report.dimensions).map(([name, dimension]) => [
        name,
        { ...dimension, measures: dimension.measures.filter(isShown) },
      ]),
    ),
  }
}
