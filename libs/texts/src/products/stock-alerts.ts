import type { Texts } from '../languages.ts'

/** Stock below its minimum, and sizes that lie in the wrong store. */
export const stockAlerts = {
  'broken_runs.title': { es: 'Tallas rotas', en: 'Broken size runs', tr: 'Eksik bedenler', ar: 'مقاسات ناقصة' },
  'minimum.title': { es: 'Bajo el mínimo', en: 'Under the minimum', tr: 'Asgarinin altında', ar: 'دون الحد الأدنى' },
} satisfies Texts
