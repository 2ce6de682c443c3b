import type { Service } from '@deportivo/platform/service'
import { attachGateway } from './gateway.ts'
import { liveMigrations } from './migrations.ts'

/** Sockets only: sends the room log and the projector's rows to browsers, and writes neither. */
export const live: Service = {
  name: 'live',
  attach: attachGateway,
  migrations: [liveMigrations],
}
