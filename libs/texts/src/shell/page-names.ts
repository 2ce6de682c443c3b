import type { Texts } from '../languages.ts'

/** Pages that the palette and the menu of the account name. */
export const pageNames = {
  'profile_page.title': { es: 'Mi perfil', en: 'My profile', tr: 'Profilim', ar: 'ملفي الشخصي' },
  'settings.title': { es: 'Ajustes', en: 'Settings', tr: 'Ayarlar', ar: 'الإعدادات' },
  'audit_page.title': { es: 'Auditoría', en: 'Audit', tr: 'Denetim kaydı', ar: 'سجل التدقيق' },
  'mail_page.title': { es: 'Correos', en: 'Mail', tr: 'E-postalar', ar: 'البريد' },
  'stopped.title': {
    es: 'Eventos detenidos',
    en: 'Stopped events',
    tr: 'Takılan olaylar',
    ar: 'الأحداث المتوقفة',
  },
} satisfies Texts
