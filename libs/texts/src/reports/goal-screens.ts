import type { Texts } from '../languages.ts'

/** What sellers should bring in a month, and how much of it they did. */
export const goalScreens = {
  'permission.set goals': {
    es: 'Fijar metas de vendedores',
    en: 'Set goals of sellers',
    tr: 'Satıcı hedeflerini belirleme',
    ar: 'تحديد أهداف البائعين',
  },
  'audit.subject.seller_goal': {
    es: 'la meta del vendedor',
    en: 'the goal of the seller',
    tr: 'Satıcı hedefini',
    ar: 'هدف البائع',
  },
  'audit_page.subject_seller_goal': {
    es: 'Metas de vendedores',
    en: 'Goals of sellers',
    tr: 'Satıcı hedefleri',
    ar: 'أهداف البائعين',
  },
  'goals.lead': {
    es: 'Ventas después de descuentos y devoluciones frente a la meta del mes.',
    en: 'Sales after discounts and returns against the goal of the month.',
    tr: 'İndirim ve iadelerden sonraki satışlar ile ayın hedefi.',
    ar: 'المبيعات بعد الخصومات والمرتجعات مقارنة بهدف الشهر.',
  },
  'goals.elapsed': {
    es: 'Van {elapsed} de {days} días del mes ({share} %).',
    en: '{elapsed} of {days} days of the month have begun ({share} %).',
    tr: 'Ayın {days} gününden {elapsed} günü başladı (%{share}).',
    ar: 'بدأ {elapsed} من أيام الشهر البالغة {days} ({share} %).',
  },
  'goals.net_of': {
    es: '{net} de {amount}',
    en: '{net} of {amount}',
    tr: '{net} / {amount}',
    ar: '{net} من {amount}',
  },
  'goals.net_without': {
    es: '{net} vendidos',
    en: '{net} sold',
    tr: '{net} satıldı',
    ar: 'بيع {net}',
  },
  'goals.none_set': {
    es: 'Ningún vendedor tiene meta este mes.',
    en: 'No seller has a goal this month.',
    tr: 'Bu ay hiçbir satıcının hedefi yok.',
    ar: 'لا يوجد هدف لأي بائع هذا الشهر.',
  },
  'goals.unset': { es: 'Sin meta', en: 'No goal', tr: 'Hedef yok', ar: 'بلا هدف' },
  'goals.reached': {
    es: 'Meta cumplida: {share} %',
    en: 'Goal reached: {share} %',
    tr: 'Hedefe ulaşıldı: %{share}',
    ar: 'تحقق الهدف: {share} %',
  },
  'goals.on_way': {
    es: '{share} % de la meta, al ritmo del mes',
    en: '{share} % of the goal, in step with the month',
    tr: 'Hedefin %{share} kadarı, ayın temposunda',
    ar: '{share} % من الهدف، بوتيرة الشهر',
  },
  'goals.behind': {
    es: '{share} % de la meta, por debajo del ritmo del mes',
    en: '{share} % of the goal, behind the month',
    tr: 'Hedefin %{share} kadarı, ayın gerisinde',
    ar: '{share} % من الهدف، أقل من وتيرة الشهر',
  },
  'goals.set': { es: 'Fijar meta', en: 'Set goal', tr: 'Hedef belirle', ar: 'تحديد هدف' },
  'goals.set_for': {
    es: 'Meta de {name}',
    en: 'Goal of {name}',
    tr: '{name} için hedef',
    ar: 'هدف {name}',
  },
  'goals.amount': { es: 'Meta del mes', en: 'Goal of the month', tr: 'Ayın hedefi', ar: 'هدف الشهر' },
  'goals.amount_help': {
    es: 'Vacía: sin meta.',
    en: 'Blank: no goal.',
    tr: 'Boş: hedef yok.',
    ar: 'فارغ: بلا هدف.',
  },
  'goals.copy': {
    es: 'Copiar las metas del mes anterior',
    en: 'Copy the goals of the month before',
    tr: 'Önceki ayın hedeflerini kopyala',
    ar: 'نسخ أهداف الشهر السابق',
  },
  'goals.none': {
    es: 'Ningún vendedor.',
    en: 'No sellers.',
    tr: 'Satıcı yok.',
    ar: 'لا يوجد بائعون.',
  },
  'goals.see_all': { es: 'Ver metas', en: 'See goals', tr: 'Hedefleri gör', ar: 'عرض الأهداف' },
} satisfies Texts
