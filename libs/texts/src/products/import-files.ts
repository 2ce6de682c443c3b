import type { Texts } from '../languages.ts'

/** Why an imported file is refused, or is not worked on any longer. */
export const importFiles = {
  'import.not_a_table': {
    es: 'El archivo no es CSV ni XLSX.',
    en: 'The file is neither CSV nor XLSX.',
    tr: 'Dosya CSV ya da XLSX değil.',
    ar: 'الملف ليس CSV ولا XLSX.',
  },
  'import.encrypted': {
    es: 'El archivo tiene contraseña. Guárdelo sin ella y súbalo de nuevo.',
    en: 'The file has a password. Save it without one and upload it again.',
    tr: 'Dosya parolalı. Parolasız kaydedip yeniden yükleyin.',
    ar: 'الملف محمي بكلمة مرور. احفظه دونها وارفعه من جديد.',
  },
  'import.encrypted_or_old': {
    es: 'El archivo tiene contraseña o es de un Excel anterior a 2007. Guárdelo como XLSX sin contraseña.',
    en: 'The file has a password or is from an Excel before 2007. Save it as XLSX without a password.',
    tr: 'Dosya parolalı ya da 2007 öncesi bir Excel dosyası. Parolasız XLSX olarak kaydedin.',
    ar: 'الملف محمي بكلمة مرور أو من إصدار Excel أقدم من 2007. احفظه بصيغة XLSX دون كلمة مرور.',
  },
  'import.macros': {
    es: 'El archivo tiene macros. Guárdelo como XLSX sin macros.',
    en: 'The file has macros. Save it as XLSX without macros.',
    tr: 'Dosyada makrolar var. Makrosuz XLSX olarak kaydedin.',
    ar: 'الملف يحتوي على وحدات ماكرو. احفظه بصيغة XLSX دونها.',
  },
  'import.damaged': {
    es: 'El archivo está dañado: no se puede leer.',
    en: 'The file is damaged: it can’t be read.',
    tr: 'Dosya bozuk: okunamıyor.',
    ar: 'الملف تالف: لا يمكن قراءته.',
  },
  'import.too_large_inside': {
    es: 'El archivo es demasiado grande por dentro. Deje solo la hoja de productos.',
    en: 'The file is too large inside. Keep only the sheet of products.',
    tr: 'Dosyanın içeriği çok büyük. Yalnızca ürün sayfasını bırakın.',
    ar: 'محتوى الملف كبير جدًا. أبقِ ورقة المنتجات فقط.',
  },
  'import.too_much_work': {
    es: 'El archivo no se puede leer en un tiempo razonable. Divídalo en partes.',
    en: 'The file can’t be read in reasonable time. Split it into parts.',
    tr: 'Dosya makul sürede okunamıyor. Parçalara bölün.',
    ar: 'لا يمكن قراءة الملف في وقت معقول. قسّمه إلى أجزاء.',
  },
  'import.too_many_rows': {
    es: 'El archivo tiene más de {most} filas. Divídalo en partes.',
    en: 'The file has more than {most} rows. Split it into parts.',
    tr: 'Dosyada {most} satırdan fazla var. Parçalara bölün.',
    ar: 'في الملف أكثر من {most} صف. قسّمه إلى أجزاء.',
  },
  'import.too_many_sheets': {
    es: 'El archivo tiene más de {most} hojas. Deje solo la de los datos.',
    en: 'The file has more than {most} sheets. Keep only the one with the data.',
    tr: 'Dosyada {most} sayfadan fazla var. Yalnızca verilerin olduğu sayfayı bırakın.',
    ar: 'في الملف أكثر من {most} ورقة. أبقِ ورقة البيانات فقط.',
  },
  'import.too_many_columns': {
    es: 'El archivo tiene más de {most} columnas.',
    en: 'The file has more than {most} columns.',
    tr: 'Dosyada {most} sütundan fazla var.',
    ar: 'في الملف أكثر من {most} عمود.',
  },
  'import.cell_too_long': {
    es: 'Una celda de la fila {row} tiene más de {most} caracteres.',
    en: 'A cell of row {row} has more than {most} characters.',
    tr: '{row}. satırdaki bir hücrede {most} karakterden fazla var.',
    ar: 'في الصف {row} خلية بها أكثر من {most} حرف.',
  },
  'import.row_too_long': {
    es: 'La fila {row} es demasiado larga. Revise que sus comillas cierren.',
    en: 'Row {row} is too long. Check that its quotes close.',
    tr: '{row}. satır çok uzun. Tırnaklarının kapandığını kontrol edin.',
    ar: 'الصف {row} طويل جدًا. تحقق من إغلاق علامات الاقتباس فيه.',
  },
  'import.broken_csv': {
    es: 'Las comillas de la fila {row} no cierran.',
    en: 'The quotes of row {row} don’t close.',
    tr: '{row}. satırdaki tırnaklar kapanmıyor.',
    ar: 'علامات الاقتباس في الصف {row} غير مغلقة.',
  },
  'import.no_rows': {
    es: 'El archivo no tiene filas debajo de los nombres de las columnas.',
    en: 'The file has no rows below the names of the columns.',
    tr: 'Dosyada sütun adlarının altında satır yok.',
    ar: 'لا توجد صفوف تحت أسماء الأعمدة في الملف.',
  },
  'import.other_at_work': {
    es: 'Todavía se está trabajando en «{name}». Espere a que termine, o cancele esa importación.',
    en: '“{name}” is still being worked on. Wait for it to end, or cancel that import.',
    tr: '“{name}” üzerinde hâlâ çalışılıyor. Bitmesini bekleyin ya da o içe aktarmayı iptal edin.',
    ar: 'ما زال العمل جاريًا على «{name}». انتظر انتهاءه أو ألغِ ذلك الاستيراد.',
  },
  'import.cancelled': {
    es: 'Importación cancelada. No cambió nada más.',
    en: 'Import cancelled. Nothing else was changed.',
    tr: 'İçe aktarma iptal edildi. Başka bir şey değişmedi.',
    ar: 'أُلغي الاستيراد. لم يتغير شيء آخر.',
  },
  'import.replaced': {
    es: 'Hay archivos más nuevos suyos en espera. Si todavía lo necesita, suba este de nuevo.',
    en: 'Newer files of yours are waiting. If you still need this one, upload it again.',
    tr: 'Bekleyen daha yeni dosyalarınız var. Hâlâ gerekiyorsa bunu yeniden yükleyin.',
    ar: 'لديك ملفات أحدث في الانتظار. إذا كنت لا تزال بحاجة إلى هذا الملف فارفعه من جديد.',
  },
  'import.no_room': {
    es: 'El servidor no tiene espacio para leer más archivos. Avise al administrador.',
    en: 'The server has no room to read more files. Tell the administrator.',
    tr: 'Sunucuda daha fazla dosya okumak için yer yok. Yöneticiye haber verin.',
    ar: 'لا توجد مساحة في الخادم لقراءة ملفات أخرى. أبلغ المسؤول.',
  },
  'import.crashed': {
    es: 'Este archivo no se puede procesar: dos veces detuvo el trabajo. Divídalo en partes.',
    en: 'This file can’t be processed: it stopped the work twice. Split it into parts.',
    tr: 'Bu dosya işlenemiyor: iş iki kez durdu. Parçalara bölün.',
    ar: 'لا يمكن معالجة هذا الملف: أوقف العمل مرتين. قسّمه إلى أجزاء.',
  },
} satisfies Texts
