import type { start as spanish } from '../../es/server/start.ts'

export const start: Record<keyof typeof spanish, string> = {
  'start.ready': 'Administrador Deportivo hazır: {address}',
  'start.logins': 'Deneme kullanıcıları (hepsinin parolası: {password}):',
  'start.port_taken':
    'Bağlantı noktası kullanımda: diğer programı kapatın ya da PORT ile başka birini seçin.',
}
