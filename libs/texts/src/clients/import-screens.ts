import type { Texts } from '../languages.ts'

/** Files of clients: their columns, their page, and why a line is refused. */
export const clientImportScreens = {
  'client_import.column.identification_number': {
    es: 'Identificación',
    en: 'Document',
    tr: 'Kimlik no',
    ar: 'رقم الهوية',
  },
  'client_import.column.name': { es: 'Nombre', en: 'Name', tr: 'Ad', ar: 'الاسم' },
  'client_import.column.type_of_person': {
    es: 'Tipo de persona',
    en: 'Type of person',
    tr: 'Kişi türü',
    ar: 'نوع الشخص',
  },
  'client_import.column.type_of_client': {
    es: 'Tipo de cliente',
    en: 'Type of client',
    tr: 'Müşteri türü',
    ar: 'نوع العميل',
  },
  'client_import.column.code': {
    es: 'Código de precio',
    en: 'Price code',
    tr: 'Fiyat kodu',
    ar: 'رمز السعر',
  },
  'client_import.column.phone': { es: 'Teléfono', en: 'Phone', tr: 'Telefon', ar: 'الهاتف' },
  'client_import.column.email': {
    es: 'Correo electrónico',
    en: 'Email',
    tr: 'E-posta',
    ar: 'البريد الإلكتروني',
  },
  'client_import.column.department': { es: 'Departamento', en: 'Department', tr: 'Bölge', ar: 'المقاطعة' },
  'client_import.column.city': { es: 'Ciudad', en: 'City', tr: 'Şehir', ar: 'المدينة' },
  'client_import.column.address': { es: 'Dirección', en: 'Address', tr: 'Adres', ar: 'العنوان' },
  'client_import.column.municipality': {
    es: 'Barrio o vereda',
    en: 'Neighbourhood',
    tr: 'Mahalle veya köy',
    ar: 'الحي',
  },
  'client_import.column.contact': { es: 'Contacto', en: 'Contact', tr: 'İlgili kişi', ar: 'جهة الاتصال' },
  'client_import.several_cities': {
    es: 'Hay varias ciudades con este nombre. Escriba el departamento o el código DANE.',
    en: 'Several cities have this name. Write the department or the DANE code.',
    tr: 'Bu adda birkaç şehir var. Bölgeyi ya da DANE kodunu yazın.',
    ar: 'هناك عدة مدن بهذا الاسم. اكتب المقاطعة أو رمز DANE.',
  },
  'client_import.same_client': {
    es: 'Es el mismo cliente que el de la fila {row}.',
    en: 'It is the same client as in row {row}.',
    tr: '{row}. satırdaki müşteriyle aynı.',
    ar: 'هو العميل نفسه الذي في الصف {row}.',
  },
  'client_import.changed_since': {
    es: 'Este cliente cambió desde la revisión. Revise el archivo otra vez.',
    en: 'This client has changed since the check. Check the file again.',
    tr: 'Bu müşteri denetimden sonra değişti. Dosyayı yeniden denetleyin.',
    ar: 'تغيّر هذا العميل منذ الفحص. افحص الملف مرة أخرى.',
  },
  'client_import.column_twice': {
    es: 'Una columna de clientes está dos veces.',
    en: 'A column of clients is there twice.',
    tr: 'Bir müşteri sütunu iki kez var.',
    ar: 'أحد أعمدة العملاء مكرر.',
  },
  'client_import.import_text': {
    es: 'Un cliente por fila; la identificación dice cuál es. Nada cambia hasta que usted confirme.',
    en: 'One client a row; the document names it. Nothing changes until you confirm.',
    tr: 'Her satırda bir müşteri; kimlik no hangisi olduğunu gösterir. Siz onaylayana dek hiçbir şey değişmez.',
    ar: 'عميل واحد في كل صف، ورقم الهوية يحدده. لا يتغير شيء حتى تؤكد.',
  },
  'client_import.export_text': {
    es: 'Los clientes que usted puede cambiar. El archivo se puede importar de nuevo.',
    en: 'The clients that you may change. The file can be imported again.',
    tr: 'Değiştirebildiğiniz müşteriler. Dosya yeniden içe aktarılabilir.',
    ar: 'العملاء الذين يمكنك تعديلهم. يمكن استيراد الملف مرة أخرى.',
  },
  'client_import.known_clients': {
    es: 'Todas las filas son de clientes que ya existen',
    en: 'All rows are of clients that exist already',
    tr: 'Tüm satırlar mevcut müşterilere ait',
    ar: 'كل الصفوف لعملاء موجودين',
  },
  'client_import.back': {
    es: 'Volver a clientes',
    en: 'Back to clients',
    tr: 'Müşterilere dön',
    ar: 'العودة إلى العملاء',
  },
  'client_import.created': {
    es: 'Clientes nuevos',
    en: 'New clients',
    tr: 'Yeni müşteriler',
    ar: 'عملاء جدد',
  },
  'client_import.changed': {
    es: 'Clientes que cambian',
    en: 'Clients that change',
    tr: 'Değişen müşteriler',
    ar: 'عملاء يتغيرون',
  },
  'client_import.show': {
    es: 'Ver clientes',
    en: 'See the clients',
    tr: 'Müşterileri gör',
    ar: 'عرض العملاء',
  },
} satisfies Texts
