import type { Service } from '@deportivo/platform/service'

/** Return cases (Garantías). The service runs and is ready; its calls come with returns. */
export const returns: Service = { name: 'returns' }
