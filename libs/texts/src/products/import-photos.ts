import type { Texts } from '../languages.ts'

/** Why a picture of an imported file was not fetched. */
export const importPhotos = {
  'import.photo.too_many': {
    es: 'El archivo tiene más de {most} direcciones de fotos. Divídalo, o no elija la columna de fotos.',
    en: 'The file has more than {most} addresses of photos. Divide it, or do not choose the column of photos.',
    tr: 'Dosyada {most} fotoğraf adresinden fazla var. Dosyayı bölün ya da fotoğraf sütununu seçmeyin.',
    ar: 'في الملف أكثر من {most} عنوان صورة. قسّمه، أو لا تختر عمود الصور.',
  },
  'import.photo.not_https': {
    es: 'La dirección no es https, o tiene puerto o usuario.',
    en: 'The address is not https, or has a port or user.',
    tr: 'Adres https değil ya da bağlantı noktası veya kullanıcı içeriyor.',
    ar: 'العنوان ليس https أو يحتوي على منفذ أو مستخدم.',
  },
  'import.photo.private_address': {
    es: 'La dirección es de una red privada.',
    en: 'The address belongs to a private network.',
    tr: 'Adres özel bir ağa ait.',
    ar: 'العنوان ينتمي إلى شبكة خاصة.',
  },
  'import.photo.wrong_address': {
    es: 'No es una dirección de internet.',
    en: 'It is not an internet address.',
    tr: 'Bu bir internet adresi değil.',
    ar: 'ليس عنوان إنترنت.',
  },
  'import.photo.status': {
    es: 'La dirección respondió {status}: allí no hay una foto.',
    en: 'The address replied {status}: there is no photo there.',
    tr: 'Adres {status} yanıtı verdi: orada fotoğraf yok.',
    ar: 'ردّ العنوان بالرمز {status}: لا توجد صورة هناك.',
  },
  'import.photo.redirects': {
    es: 'La dirección lleva a otra demasiadas veces.',
    en: 'The address leads to another one too many times.',
    tr: 'Adres çok fazla kez başka adrese yönlendiriyor.',
    ar: 'العنوان يحوّل إلى غيره مرات كثيرة.',
  },
  'import.photo.no_reply': {
    es: 'La dirección no respondió a tiempo.',
    en: 'The address did not reply in time.',
    tr: 'Adres zamanında yanıt vermedi.',
    ar: 'لم يردّ العنوان في الوقت المحدد.',
  },
  'import.photo.cancelled': {
    es: 'Se canceló la descarga de las fotos.',
    en: 'Fetching the photos was cancelled.',
    tr: 'Fotoğrafların indirilmesi iptal edildi.',
    ar: 'أُلغي تنزيل الصور.',
  },
  'import.photo.too_late': {
    es: 'Las fotos de esta importación tardaron demasiado. Importe de nuevo las que faltan.',
    en: 'The photos of this import took too long. Import the missing ones again.',
    tr: 'Bu içe aktarmanın fotoğrafları çok uzun sürdü. Eksik olanları yeniden içe aktarın.',
    ar: 'استغرقت صور هذا الاستيراد وقتًا طويلًا. استورد الناقصة من جديد.',
  },
  'import.photo.no_room': {
    es: 'El servidor no tiene espacio para más fotos. Avise al administrador.',
    en: 'The server has no room for more photos. Tell the administrator.',
    tr: 'Sunucuda daha fazla fotoğraf için yer yok. Yöneticiye haber verin.',
    ar: 'لا توجد مساحة في الخادم لمزيد من الصور. أبلغ المسؤول.',
  },
  'import.photo.silent_host': {
    es: 'El servidor de esta foto no respondió varias veces seguidas.',
    en: 'The server of this photo did not reply several times in a row.',
    tr: 'Bu fotoğrafın sunucusu art arda birkaç kez yanıt vermedi.',
    ar: 'لم يردّ خادم هذه الصورة عدة مرات متتالية.',
  },
  'import.photo.failed': {
    es: 'La foto no se pudo guardar. Impórtela de nuevo.',
    en: 'The photo could not be stored. Import it again.',
    tr: 'Fotoğraf kaydedilemedi. Yeniden içe aktarın.',
    ar: 'تعذّر حفظ الصورة. استوردها من جديد.',
  },
} satisfies Texts
