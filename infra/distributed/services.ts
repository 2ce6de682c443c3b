/** Every service that is a process of its own in the full deployment, in the order of their first use. */
export const SERVICES = [
  'auth',
  'admin',
  'catalogue',
  'sales',
  'dispatch',
  'returns',
  'finance',
  'projector',
  'live',
  'worker',
] as const

export type ServiceName = (typeof SERVICES)[number]

/** The command of a service, from the top folder: here, in its container, and in any orchestrator. */
export function commandOf(service: ServiceName): string[] {
  return ['node', `services/${service}/dist/main.js`]
}

/** Migrates every schema and fills the first data, then ends; runs once, before the services. */
export const PREPARE_COMMAND = ['node', 'services/all-in-one/dist/prepare.js']
