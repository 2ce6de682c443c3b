import type { Texts } from '../languages.ts'

/** Parts of the system that events may stop for. */
export const eventReaders = {
  'stopped.reader.dispatch-board': {
    es: 'Tablero de despachos',
    en: 'Dispatch board',
    tr: 'Sevkiyat panosu',
    ar: 'لوحة الإرسال',
  },
  'stopped.reader.sales-report': {
    es: 'Reporte de ventas',
    en: 'Sales report',
    tr: 'Satış raporu',
    ar: 'تقرير المبيعات',
  },
  'stopped.reader.returns-report': {
    es: 'Reporte de garantías',
    en: 'Returns report',
    tr: 'İade raporu',
    ar: 'تقرير المرتجعات',
  },
  'stopped.reader.product-prices': {
    es: 'Historial de precios',
    en: 'Price history',
    tr: 'Fiyat geçmişi',
    ar: 'سجل الأسعار',
  },
  'stopped.reader.catalogue shows examined photos': {
    es: 'Fotos de productos',
    en: 'Photos of products',
    tr: 'Ürün fotoğrafları',
    ar: 'صور المنتجات',
  },
  'stopped.reader.catalogue watches stock': {
    es: 'Tallas rotas',
    en: 'Broken size runs',
    tr: 'Eksik bedenler',
    ar: 'مقاسات ناقصة',
  },
  'stopped.reader.catalogue compares minimums': {
    es: 'Existencias mínimas',
    en: 'Minimum stock',
    tr: 'Asgari stok',
    ar: 'الحد الأدنى للمخزون',
  },
  'stopped.reader.job import': {
    es: 'Importación de productos',
    en: 'Import of products',
    tr: 'Ürün içe aktarma',
    ar: 'استيراد المنتجات',
  },
  'stopped.reader.file-updates': {
    es: 'Avisos de archivos en pantalla',
    en: 'File updates on screen',
    tr: 'Ekrandaki dosya bildirimleri',
    ar: 'أخبار الملفات على الشاشة',
  },
  'stopped.reader.stock-updates': {
    es: 'Existencias en pantalla',
    en: 'Stock on screen',
    tr: 'Ekrandaki stok',
    ar: 'المخزون على الشاشة',
  },
  'stopped.reader.sales removes rejected files': {
    es: 'Control de soportes rechazados',
    en: 'Check of refused proofs',
    tr: 'Reddedilen belgelerin denetimi',
    ar: 'مراجعة الإثباتات المرفوضة',
  },
  'stopped.reader.job attachment': {
    es: 'Revisión de archivos',
    en: 'Examination of files',
    tr: 'Dosya incelemesi',
    ar: 'فحص الملفات',
  },
  'stopped.reader.dispatch renews claims': {
    es: 'Toma de pedidos',
    en: 'Claims of orders',
    tr: 'Sipariş alma',
    ar: 'تولّي الطلبات',
  },
  'stopped.reader.job recovery-mail': {
    es: 'Correos para recuperar la contraseña',
    en: 'Mails of password recovery',
    tr: 'Parola kurtarma e-postaları',
    ar: 'رسائل استعادة كلمة المرور',
  },
  'stopped.reader.notifications': {
    es: 'Notificaciones',
    en: 'Notifications',
    tr: 'Bildirimler',
    ar: 'الإشعارات',
  },
  'stopped.reader.erased-users': {
    es: 'Limpieza de usuarios eliminados',
    en: 'Clean-up of deleted users',
    tr: 'Silinen kullanıcıların temizlenmesi',
    ar: 'تنظيف بيانات المستخدمين المحذوفين',
  },
  'stopped.reader.event log': {
    es: 'Registro de cambios: falta el último',
    en: 'Log of changes: the newest is missing',
    tr: 'Değişiklik günlüğü: en yenisi eksik',
    ar: 'سجل التغييرات: أحدثها مفقود',
  },
  'stopped.reader.job import-photos': {
    es: 'Fotos de una importación',
    en: 'Pictures of an import',
    tr: 'İçe aktarılan fotoğraflar',
    ar: 'صور الاستيراد',
  },
  'stopped.reader.sales issues vouchers of returns': {
    es: 'Bonos y cobros de garantías',
    en: 'Vouchers and charges of returns',
    tr: 'İade çekleri ve fark tahsilatı',
    ar: 'قسائم المرتجعات وفروقها',
  },
  'stopped.reader.returns stores sold lines': {
    es: 'Ventas que admiten garantía',
    en: 'Sales open to returns',
    tr: 'İade edilebilir satışlar',
    ar: 'مبيعات قابلة للإرجاع',
  },
  'stopped.reader.returns follows goods': {
    es: 'Productos devueltos en cuarentena',
    en: 'Returned goods in quarantine',
    tr: 'Karantinadaki iadeler',
    ar: 'مرتجعات في الحجر',
  },
  'stopped.reader.returns links vouchers': {
    es: 'Bono de cada garantía',
    en: 'Voucher of each return',
    tr: 'Her iadenin çeki',
    ar: 'قسيمة كل مرتجع',
  },
  'stopped.reader.other': {
    es: 'Otra parte del sistema',
    en: 'Another part of the system',
    tr: 'Sistemin başka bir bölümü',
    ar: 'جزء آخر من النظام',
  },
} satisfies Texts
