import type { Texts } from '../languages.ts'

/** Files of large lists that a job of the server writes. */
export const listExports = {
  'export.started': {
    es: 'El archivo se está preparando: puede seguir trabajando.',
    en: 'The file is being prepared: you can go on working.',
    tr: 'Dosya hazırlanıyor: çalışmaya devam edebilirsiniz.',
    ar: 'يجري إعداد الملف: يمكنك متابعة العمل.',
  },
  'export.other_at_work': {
    es: 'Ya se está preparando un archivo suyo, «{name}»: espere a que termine, o cancélelo en «Mis exportaciones».',
    en: 'A file of yours is already being prepared, “{name}”: wait until it is done, or cancel it in “My exports”.',
    tr: 'Bir dosyanız zaten hazırlanıyor: «{name}». Bitmesini bekleyin ya da «Dışa aktardıklarım» bölümünde iptal edin.',
    ar: 'يجري إعداد ملف لك بالفعل، «{name}»: انتظر حتى ينتهي أو ألغِه في «ملفاتي المصدّرة».',
  },
  'export.too_many_rows': {
    es: 'La lista tiene más de {most, number} filas: filtre para que sean menos, por ejemplo por fechas.',
    en: 'The list has more than {most, number} rows: filter it so that there are fewer, for example by dates.',
    tr: 'Listede {most, number} satırdan fazla var: örneğin tarihlerle filtreleyip azaltın.',
    ar: 'في القائمة أكثر من {most, number} صف: استخدم التصفية لتقليلها، مثلًا حسب التاريخ.',
  },
  'export.not_permitted': {
    es: 'Se detuvo: sus permisos cambiaron mientras se preparaba.',
    en: 'Stopped: your permissions changed while it was being prepared.',
    tr: 'Durduruldu: hazırlanırken izinleriniz değişti.',
    ar: 'توقف: تغيّرت صلاحياتك أثناء إعداده.',
  },
  'export.no_room': {
    es: 'El servidor no tiene espacio en disco para el archivo. Avise al administrador.',
    en: 'The server has no disk space for the file. Notify the administrator.',
    tr: 'Sunucuda dosya için disk alanı yok. Yöneticiye bildirin.',
    ar: 'لا توجد مساحة كافية على قرص الخادم للملف. أبلغ المسؤول.',
  },
  'export.crashed': {
    es: 'El archivo detuvo dos veces el programa que lo prepara. Filtre la lista e intente de nuevo.',
    en: 'The file stopped the program that prepares it twice. Filter the list and try again.',
    tr: 'Dosya, onu hazırlayan programı iki kez durdurdu. Listeyi filtreleyip yeniden deneyin.',
    ar: 'أوقف الملف البرنامج الذي يعدّه مرتين. صفِّ القائمة ثم حاول مجددًا.',
  },
  'export.failed': {
    es: 'No se pudo preparar el archivo. Intente de nuevo.',
    en: 'The file could not be prepared. Try again.',
    tr: 'Dosya hazırlanamadı. Yeniden deneyin.',
    ar: 'تعذّر إعداد الملف. حاول مجددًا.',
  },
  'export.not_ready': {
    es: 'El archivo todavía no está listo.',
    en: 'The file is not ready yet.',
    tr: 'Dosya henüz hazır değil.',
    ar: 'الملف ليس جاهزًا بعد.',
  },
  'export.cancelled': {
    es: 'Exportación cancelada.',
    en: 'Export cancelled.',
    tr: 'Dışa aktarma iptal edildi.',
    ar: 'أُلغي التصدير.',
  },
  'export.deleted': {
    es: 'Archivo borrado.',
    en: 'File deleted.',
    tr: 'Dosya silindi.',
    ar: 'حُذف الملف.',
  },
  'export.mine': {
    es: 'Mis exportaciones',
    en: 'My exports',
    tr: 'Dışa aktardıklarım',
    ar: 'ملفاتي المصدّرة',
  },
  'export.mine_lead': {
    es: 'Los archivos de listas grandes que pidió. Cada uno se borra después de un día.',
    en: 'The files of large lists that you asked for. Each is deleted after a day.',
    tr: 'İstediğiniz büyük listelerin dosyaları. Her biri bir gün sonra silinir.',
    ar: 'ملفات القوائم الكبيرة التي طلبتها. يُحذف كل منها بعد يوم.',
  },
  'export.none': {
    es: 'No tiene archivos.',
    en: 'You have no files.',
    tr: 'Dosyanız yok.',
    ar: 'ليس لديك ملفات.',
  },
  'export.large': {
    es: 'Son muchas filas: el servidor prepara el archivo mientras usted sigue trabajando, hasta {most, number} filas.',
    en: 'These are many rows: the server prepares the file while you go on working, up to {most, number} rows.',
    tr: 'Çok sayıda satır var: siz çalışırken dosyayı sunucu hazırlar; en çok {most, number} satır.',
    ar: 'الصفوف كثيرة: يعدّ الخادم الملف بينما تتابع العمل، حتى {most, number} صف.',
  },
  'export.waiting': {
    es: 'En espera',
    en: 'Waiting',
    tr: 'Sırada',
    ar: 'قيد الانتظار',
  },
  'export.ready': {
    es: 'Está listo: {name}.',
    en: 'It is ready: {name}.',
    tr: 'Hazır: {name}.',
    ar: 'جاهز: {name}.',
  },
  'export.stopped': {
    es: 'No se preparó {name}: {reason}',
    en: '{name} was not prepared: {reason}',
    tr: '{name} hazırlanamadı: {reason}',
    ar: 'لم يُعَدّ {name}: {reason}',
  },
  'export.download': {
    es: 'Descargar',
    en: 'Download',
    tr: 'İndir',
    ar: 'تنزيل',
  },
  'export.download_of': {
    es: 'Descargar {name}',
    en: 'Download {name}',
    tr: 'İndir: {name}',
    ar: 'تنزيل {name}',
  },
  'export.cancel_of': {
    es: 'Cancelar {name}',
    en: 'Cancel {name}',
    tr: 'İptal et: {name}',
    ar: 'إلغاء {name}',
  },
  'export.delete_of': {
    es: 'Borrar {name}',
    en: 'Delete {name}',
    tr: 'Sil: {name}',
    ar: 'حذف {name}',
  },
} as const satisfies Texts
