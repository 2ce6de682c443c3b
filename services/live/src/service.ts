import type { Service } from '@deportivo/platform/service'
import { attachGateway } from './gateway.ts'
import { liveMigrations } from './migrations.ts'

/** What changes reaches browsers at once. Reads the room log and what the projector made; changes nothing of it. */
export const live: Service = { name: 'live', attach: attachGateway, migrations: [liveMigrations] }
