import { rebuildReadModels } from '@deportivo/projector/rebuild/rebuild'

export interface Rebuilding {
  /** Every event of the log, each read once for all read models. */
  events: number
  perSecond: number
  /** Rows of the present read models that the rebuilt ones do not have. */
  differences: number
}

/** Rebuilds every read model from the whole log while the product runs. */
export async function measureRebuild(ownerUrl: string): Promise<Rebuilding> {
  const began = performance.now()
  const { events, differences } = await rebuildReadModels(ownerUrl)
  return { events, differences, perSecond: (events / (performance.now() - began)) * 1000 }
}
