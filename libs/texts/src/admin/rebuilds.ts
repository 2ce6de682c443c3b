import type { Texts } from '../languages.ts'

export const rebuilds = {
  'rebuild.title': {
    es: 'Rehacer tableros y reportes',
    en: 'Make boards and reports anew',
    tr: 'Panoları ve raporları yeniden oluştur',
    ar: 'إعادة بناء اللوحات والتقارير',
  },
  'rebuild.lead': {
    es: 'Se calculan otra vez a partir de todo lo que pasó. Sirve si una cifra no cuadra. Mientras tanto todos siguen trabajando; nada se apaga ni se pierde.',
    en: 'They are computed again from everything that happened. Useful when a figure looks wrong. Meanwhile everyone goes on working; nothing is switched off or lost.',
    tr: 'Olan her şeyden yeniden hesaplanırlar. Bir sayı tutmuyorsa işe yarar. Bu sırada herkes çalışmaya devam eder; hiçbir şey kapanmaz veya kaybolmaz.',
    ar: 'تُحسب من جديد من كل ما حدث. يفيد ذلك إذا بدا رقم غير صحيح. ويواصل الجميع العمل في الأثناء؛ فلا شيء يتوقف أو يضيع.',
  },
  'rebuild.start': {
    es: 'Rehacer ahora',
    en: 'Make them anew',
    tr: 'Yeniden oluştur',
    ar: 'إعادة البناء الآن',
  },
  'rebuild.requested': {
    es: 'Se van a rehacer los tableros y reportes',
    en: 'Boards and reports are about to be made anew',
    tr: 'Panolar ve raporlar yeniden oluşturulacak',
    ar: 'ستُعاد بناء اللوحات والتقارير',
  },
  'rebuild.running': {
    es: 'Ya se están rehaciendo. Espere a que terminen.',
    en: 'They are being made anew already. Wait until that ends.',
    tr: 'Zaten yeniden oluşturuluyor. Bitmesini bekleyin.',
    ar: 'إعادة البناء جارية بالفعل. انتظر حتى تنتهي.',
  },
  'rebuild.waiting': {
    es: 'Empieza en unos segundos',
    en: 'Begins in a few seconds',
    tr: 'Birkaç saniye içinde başlar',
    ar: 'تبدأ خلال ثوانٍ',
  },
  'rebuild.progress': {
    es: '{done} de {total} cambios',
    en: '{done} of {total} changes',
    tr: '{total} değişiklikten {done} tanesi',
    ar: '{done} من {total} تغيير',
  },
  'rebuild.finished': {
    es: 'Rehechos el {when}, por pedido de {who}.',
    en: 'Made anew on {when}, requested by {who}.',
    tr: '{when} tarihinde yeniden oluşturuldu; isteyen: {who}.',
    ar: 'أُعيد البناء في {when} بطلب من {who}.',
  },
  'rebuild.differences': {
    es: '{count, plural, =0 {Todas las filas estaban bien.} one {# fila estaba mal y quedó corregida.} other {# filas estaban mal y quedaron corregidas.}}',
    en: '{count, plural, =0 {Every row was right.} one {# row was wrong and is corrected.} other {# rows were wrong and are corrected.}}',
    tr: '{count, plural, =0 {Tüm satırlar doğruydu.} one {# satır yanlıştı, düzeltildi.} other {# satır yanlıştı, düzeltildi.}}',
    ar: '{count, plural, =0 {كانت كل الصفوف صحيحة.} one {كان صف واحد خاطئًا وصُحِّح.} two {كان صفان خاطئين وصُحِّحا.} few {كانت # صفوف خاطئة وصُحِّحت.} many {كان # صفًا خاطئًا وصُحِّح.} other {كان # صف خاطئًا وصُحِّح.}}',
  },
  'rebuild.failed': {
    es: 'La última vez no se pudo; nada cambió. Inténtelo otra vez y, si se repite, avise a soporte.',
    en: 'It failed last time; nothing was changed. Try again and, if it happens again, call support.',
    tr: 'Son sefer başarısız oldu; hiçbir şey değişmedi. Yeniden deneyin; tekrarlarsa desteğe haber verin.',
    ar: 'تعذّر ذلك في المرة الأخيرة؛ ولم يتغير شيء. أعد المحاولة، وإن تكرر فأبلغ الدعم.',
  },
} satisfies Texts
