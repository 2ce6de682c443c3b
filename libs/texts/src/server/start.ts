import type { Texts } from '../languages.ts'

export const start = {
  'start.ready': {
    es: 'Administrador Deportivo está listo: {address}',
    en: 'Administrador Deportivo is ready: {address}',
    tr: 'Administrador Deportivo hazır: {address}',
    ar: 'Administrador Deportivo جاهز: {address}',
  },
  'start.logins': {
    es: 'Usuarios de demostración (contraseña de todos: {password}):',
    en: 'Demo users (password of all: {password}):',
    tr: 'Deneme kullanıcıları (hepsinin parolası: {password}):',
    ar: 'مستخدمو العرض التجريبي (كلمة مرور الجميع: {password}):',
  },
  'start.port_taken': {
    es: 'El puerto ya está en uso: cierre el otro programa o elija otro con PORT.',
    en: 'The port is taken: stop the other program or choose another with PORT.',
    tr: 'Bağlantı noktası kullanımda: diğer programı kapatın ya da PORT ile başka birini seçin.',
    ar: 'المنفذ مشغول: أوقف البرنامج الآخر أو اختر منفذًا غيره عبر PORT.',
  },
} satisfies Texts
