import type { Texts } from '../languages.ts'

/** The camera of a phone as a scanner; its button is in the header. */
export const camera = {
  'camera.picture': {
    es: 'Imagen de la cámara',
    en: 'Picture of the camera',
    tr: 'Kamera görüntüsü',
    ar: 'صورة الكاميرا',
  },
  'camera.starting': {
    es: 'Abriendo la cámara…',
    en: 'Opening the camera…',
    tr: 'Kamera açılıyor…',
    ar: 'جارٍ فتح الكاميرا…',
  },
  'camera.help': {
    es: 'Apunte al código. Para leer otra vez el mismo, aleje la cámara un momento.',
    en: 'Point at the code. To read the same one again, move the camera away for a moment.',
    tr: 'Kodu gösterin. Aynısını yeniden okutmak için kamerayı bir an uzaklaştırın.',
    ar: 'وجّه الكاميرا نحو الرمز. لقراءة الرمز نفسه مرة أخرى، أبعد الكاميرا لحظة.',
  },
  'camera.light_on': { es: 'Encender la luz', en: 'Light on', tr: 'Işığı aç', ar: 'تشغيل الإضاءة' },
  'camera.light_off': { es: 'Apagar la luz', en: 'Light off', tr: 'Işığı kapat', ar: 'إطفاء الإضاءة' },
  'camera.problem.insecure': {
    es: 'La cámara necesita una dirección segura',
    en: 'The camera needs a secure address',
    tr: 'Kamera için güvenli bir adres gerekir',
    ar: 'تحتاج الكاميرا إلى عنوان آمن',
  },
  'camera.advice.insecure': {
    es: 'Abra el sistema con una dirección que empiece por https, o use un lector.',
    en: 'Open the system at an address that starts with https, or use a scanner.',
    tr: 'Sistemi https ile başlayan bir adresten açın ya da bir okuyucu kullanın.',
    ar: 'افتح النظام من عنوان يبدأ بـ https، أو استخدم قارئًا.',
  },
  'camera.problem.refused': {
    es: 'El navegador no permite usar la cámara',
    en: 'The browser does not allow the camera',
    tr: 'Tarayıcı kameraya izin vermiyor',
    ar: 'المتصفح لا يسمح باستخدام الكاميرا',
  },
  'camera.advice.refused': {
    es: 'Permítala para este sitio en los ajustes del navegador e inténtelo de nuevo.',
    en: 'Allow it for this site in the settings of the browser and try again.',
    tr: 'Tarayıcı ayarlarında bu site için izin verin ve yeniden deneyin.',
    ar: 'اسمح بها لهذا الموقع في إعدادات المتصفح ثم أعد المحاولة.',
  },
  'camera.problem.missing': {
    es: 'Este equipo no tiene cámara',
    en: 'This device has no camera',
    tr: 'Bu cihazda kamera yok',
    ar: 'لا توجد كاميرا في هذا الجهاز',
  },
  'camera.advice.missing': {
    es: 'Use un lector o escriba el código.',
    en: 'Use a scanner or type the code.',
    tr: 'Bir okuyucu kullanın ya da kodu yazın.',
    ar: 'استخدم قارئًا أو اكتب الرمز.',
  },
  'camera.problem.busy': {
    es: 'La cámara está ocupada',
    en: 'The camera is in use',
    tr: 'Kamera kullanımda',
    ar: 'الكاميرا قيد الاستخدام',
  },
  'camera.advice.busy': {
    es: 'Cierre la otra aplicación que la usa e inténtelo de nuevo.',
    en: 'Close the other application that uses it and try again.',
    tr: 'Onu kullanan diğer uygulamayı kapatıp yeniden deneyin.',
    ar: 'أغلق التطبيق الآخر الذي يستخدمها ثم أعد المحاولة.',
  },
  'camera.problem.failed': {
    es: 'No se pudo abrir la cámara',
    en: 'The camera could not be opened',
    tr: 'Kamera açılamadı',
    ar: 'تعذر فتح الكاميرا',
  },
  'camera.advice.failed': {
    es: 'Inténtelo de nuevo, use un lector o escriba el código.',
    en: 'Try again, use a scanner or type the code.',
    tr: 'Yeniden deneyin, bir okuyucu kullanın ya da kodu yazın.',
    ar: 'أعد المحاولة، أو استخدم قارئًا، أو اكتب الرمز.',
  },
} satisfies Texts
