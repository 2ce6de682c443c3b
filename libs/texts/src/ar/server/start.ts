import type { start as spanish } from '../../es/server/start.ts'

export const start: Record<keyof typeof spanish, string> = {
  'start.ready': 'Administrador Deportivo جاهز: {address}',
  'start.logins': 'مستخدمو العرض التجريبي (كلمة مرور الجميع: {password}):',
  'start.port_taken': 'المنفذ مشغول: أوقف البرنامج الآخر أو اختر منفذًا غيره عبر PORT.',
}
