import type { start as spanish } from '../../es/server/start.ts'

export const start: Record<keyof typeof spanish, string> = {
  'start.ready': 'Administrador Deportivo is ready: {address}',
  'start.logins': 'Demo users (password of all: {password}):',
  'start.port_taken': 'The port is taken: stop the other program or choose another with PORT.',
}
