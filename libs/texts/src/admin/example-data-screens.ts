import type { Texts } from '../languages.ts'

/** The panel of the example data, and what is confirmed in it. */
export const exampleDataScreens = {
  'example_data.offer': {
    es: '¿Quiere conocerlo antes de registrar lo suyo? Llénelo con una tienda inventada y quítela cuando quiera.',
    en: 'Would you like to look around before entering your own? Fill it with an invented shop, and remove it whenever you like.',
    tr: 'Kendi verilerinizi girmeden önce göz atmak ister misiniz? Uydurma bir mağazayla doldurun, istediğinizde kaldırın.',
    ar: 'هل تريد التعرّف عليه قبل إدخال بياناتك؟ املأه بمتجر وهمي وأزِله متى شئت.',
  },
  'example_data.fill': {
    es: 'Empezar con datos de ejemplo',
    en: 'Start with example data',
    tr: 'Örnek verilerle başla',
    ar: 'ابدأ ببيانات المثال',
  },
  'example_data.fill_what': {
    es: 'Se registran bodegas, categorías, unos 300 productos con existencias, 200 clientes, 258 pedidos de los últimos dos meses y garantías, todo inventado.',
    en: 'Stores, categories, some 300 products with stock, 200 clients, 258 orders of the last two months and returns are entered, all of them invented.',
    tr: 'Depolar, kategoriler, stoklu yaklaşık 300 ürün, 200 müşteri, son iki aydan 258 sipariş ve iadeler girilir; hepsi uydurmadır.',
    ar: 'تُدخل مستودعات وفئات ونحو 300 منتج بمخزونها و200 عميل و258 طلبًا من آخر شهرين ومرتجعات، وكلها وهمية.',
  },
  'example_data.fill_users': {
    es: 'También 20 usuarios inventados con los que nadie puede entrar. Sus ajustes, sus usuarios y sus sesiones no cambian.',
    en: 'Also 20 invented users, with whom nobody can sign in. Your settings, users and sessions do not change.',
    tr: 'Ayrıca kimsenin giriş yapamayacağı 20 uydurma kullanıcı. Ayarlarınız, kullanıcılarınız ve oturumlarınız değişmez.',
    ar: 'وكذلك 20 مستخدمًا وهميًا لا يستطيع أحد الدخول بهم. لا تتغير إعداداتك ولا مستخدموك ولا جلساتك.',
  },
  'example_data.filling': {
    es: 'Se llenan los datos de ejemplo: {percent} %',
    en: 'Filling the example data: {percent}%',
    tr: 'Örnek veriler dolduruluyor: %{percent}',
    ar: 'جارٍ ملء بيانات المثال: {percent}٪',
  },
  'example_data.loaded': {
    es: 'Está viendo una tienda inventada. Cuando quiera registrar lo suyo, quite los datos de ejemplo.',
    en: 'You are looking at an invented shop. Remove the example data when you want to enter your own.',
    tr: 'Uydurma bir mağazaya bakıyorsunuz. Kendi verilerinizi girmek istediğinizde örnek verileri kaldırın.',
    ar: 'أنت ترى متجرًا وهميًا. أزِل بيانات المثال عندما تريد إدخال بياناتك.',
  },
  'example_data.remove': {
    es: 'Quitar los datos de ejemplo',
    en: 'Remove the example data',
    tr: 'Örnek verileri kaldır',
    ar: 'إزالة بيانات المثال',
  },
  'example_data.remove_what': {
    es: 'Se quitan todos los productos, existencias, clientes, pedidos y garantías, y los {users} usuarios inventados. No se puede deshacer.',
    en: 'All products, stock, clients, orders and returns are removed, and the {users} invented users. This cannot be undone.',
    tr: 'Tüm ürünler, stok, müşteriler, siparişler ve iadeler ile {users} uydurma kullanıcı kaldırılır. Geri alınamaz.',
    ar: 'تُزال كل المنتجات والمخزون والعملاء والطلبات والمرتجعات، والمستخدمون الوهميون وعددهم {users}. لا يمكن التراجع.',
  },
  'example_data.remove_stays': {
    es: 'Se quedan sus ajustes, sus usuarios y la auditoría.',
    en: 'Your settings, your users and the audit stay.',
    tr: 'Ayarlarınız, kullanıcılarınız ve denetim kayıtları kalır.',
    ar: 'تبقى إعداداتك ومستخدموك وسجل التدقيق.',
  },
  'example_data.remove_own': {
    es: 'También se quita lo que ustedes registraron o cambiaron desde entonces:',
    en: 'What you have entered or changed since is removed too:',
    tr: 'O zamandan beri girdikleriniz veya değiştirdikleriniz de kaldırılır:',
    ar: 'يُزال أيضًا ما أدخلتموه أو غيّرتموه منذ ذلك الحين:',
  },
  'example_data.removing': {
    es: 'Se quitan los datos de ejemplo',
    en: 'Removing the example data',
    tr: 'Örnek veriler kaldırılıyor',
    ar: 'جارٍ إزالة بيانات المثال',
  },
  'example_data.own.order': {
    es: 'Pedidos: {count}',
    en: 'Orders: {count}',
    tr: 'Siparişler: {count}',
    ar: 'الطلبات: {count}',
  },
  'example_data.own.return': {
    es: 'Garantías: {count}',
    en: 'Returns: {count}',
    tr: 'İadeler: {count}',
    ar: 'المرتجعات: {count}',
  },
  'example_data.own.client': {
    es: 'Clientes: {count}',
    en: 'Clients: {count}',
    tr: 'Müşteriler: {count}',
    ar: 'العملاء: {count}',
  },
  'example_data.own.product': {
    es: 'Productos: {count}',
    en: 'Products: {count}',
    tr: 'Ürünler: {count}',
    ar: 'المنتجات: {count}',
  },
  'example_data.own.catalogue': {
    es: 'Bodegas, categorías, marcas y otras listas: {count}',
    en: 'Stores, categories, brands and other lists: {count}',
    tr: 'Depolar, kategoriler, markalar ve diğer listeler: {count}',
    ar: 'المستودعات والفئات والعلامات وقوائم أخرى: {count}',
  },
  'example_data.own.transfer': {
    es: 'Traslados: {count}',
    en: 'Transfers: {count}',
    tr: 'Transferler: {count}',
    ar: 'عمليات النقل: {count}',
  },
  'example_data.own.count': {
    es: 'Conteos: {count}',
    en: 'Counts: {count}',
    tr: 'Sayımlar: {count}',
    ar: 'عمليات الجرد: {count}',
  },
  'example_data.own.shift': {
    es: 'Turnos de caja: {count}',
    en: 'Register shifts: {count}',
    tr: 'Kasa vardiyaları: {count}',
    ar: 'ورديات الصندوق: {count}',
  },
  'example_data.own.request': {
    es: 'Solicitudes de visitantes: {count}',
    en: 'Requests of visitors: {count}',
    tr: 'Ziyaretçi istekleri: {count}',
    ar: 'طلبات الزوار: {count}',
  },
  'example_data.own.share_link': {
    es: 'Enlaces compartidos: {count}',
    en: 'Shared links: {count}',
    tr: 'Paylaşılan bağlantılar: {count}',
    ar: 'الروابط المشتركة: {count}',
  },
  'example_data.own.import': {
    es: 'Importaciones: {count}',
    en: 'Imports: {count}',
    tr: 'İçe aktarmalar: {count}',
    ar: 'عمليات الاستيراد: {count}',
  },
  'example_data.own.expense': {
    es: 'Gastos: {count}',
    en: 'Expenses: {count}',
    tr: 'Giderler: {count}',
    ar: 'المصروفات: {count}',
  },
} satisfies Texts
