import type { Texts } from '../languages.ts'

/** What the pages that are still to be built will contain. */
export const unbuiltScreens = {
  'unbuilt.title': { es: 'Próximamente', en: 'Coming soon', tr: 'Çok yakında', ar: 'قريبًا' },
  'unbuilt.link': {
    es: 'Ir al inicio',
    en: 'Go to the start',
    tr: 'Başlangıca git',
    ar: 'الذهاب إلى البداية',
  },
  'unbuilt.operational': {
    es: 'Aquí verá cuántos pedidos hay en cada etapa, cuánto tardan, el trabajo de cada auxiliar y las devoluciones por motivo.',
    en: 'Here you will see how many orders stand in each stage, how long they take, the work of each assistant and the returns by reason.',
    tr: 'Burada her aşamada kaç sipariş olduğunu, aşamaların süresini, her görevlinin işini ve nedenlerine göre iadeleri göreceksiniz.',
    ar: 'سترى هنا عدد الطلبات في كل مرحلة، ومدة كل مرحلة، وعمل كل مساعد، والمرتجعات حسب السبب.',
  },
  'unbuilt.manager_title': { es: 'Gerencial', en: 'Management', tr: 'Müdür raporu', ar: 'الإدارة العليا' },
  'unbuilt.manager': {
    es: 'Aquí verá el día comparado con ayer y con el mismo día de la semana pasada, los productos más vendidos, lo que está por agotarse y el dinero que entró.',
    en: 'Here you will see the day against yesterday and the same weekday, the best-selling products, what is running out and the money that came in.',
    tr: 'Burada günü dünle ve geçen haftanın aynı günüyle karşılaştıracak, en çok satan ürünleri, bitmek üzere olanları ve giren parayı göreceksiniz.',
    ar: 'سترى هنا يومك مقارنةً بالأمس وباليوم نفسه من الأسبوع الماضي، والمنتجات الأكثر مبيعًا، وما يوشك على النفاد، والأموال الواردة.',
  },
  'unbuilt.geo': {
    es: 'Aquí verá sus clientes y sus ventas en el mapa de Colombia, por departamento y por municipio.',
    en: 'Here you will see your clients and sales on the map of Colombia, by department and municipality.',
    tr: 'Burada müşterilerinizi ve satışlarınızı Kolombiya haritasında, bölgeye ve şehre göre göreceksiniz.',
    ar: 'سترى هنا عملاءك ومبيعاتك على خريطة كولومبيا، حسب المقاطعة والبلدية.',
  },
  'unbuilt.geo_clients_title': {
    es: 'Clientes por zona',
    en: 'Clients by area',
    tr: 'Bölgeye göre müşteriler',
    ar: 'العملاء حسب المنطقة',
  },
  'unbuilt.geo_clients': {
    es: 'Aquí verá los clientes de la zona que eligió en el mapa: finales, mayoristas y revendedores.',
    en: 'Here you will see the clients of the area chosen on the map: final, wholesale and resellers.',
    tr: 'Burada haritada seçilen bölgenin müşterilerini göreceksiniz: son tüketici, toptancı ve bayi.',
    ar: 'سترى هنا عملاء المنطقة التي اخترتها على الخريطة: نهائيون وتجار جملة ومعيدو بيع.',
  },
  'unbuilt.expenses': {
    es: 'Aquí registrará los gastos de la operación con su categoría, su forma de pago y su soporte.',
    en: 'Here you will record the running expenses with their category, way of payment and receipt.',
    tr: 'Burada faaliyet giderlerini kategorisi, ödeme yöntemi ve belgesiyle kaydedeceksiniz.',
    ar: 'ستسجل هنا مصروفات التشغيل بفئتها وطريقة دفعها ومستندها.',
  },
  'unbuilt.cash_flow': {
    es: 'Aquí verá lo que entra, lo que sale y el saldo de cada caja, día por día.',
    en: 'Here you will see what comes in, what goes out and the balance of each register, day by day.',
    tr: 'Burada her kasaya gireni, çıkanı ve bakiyeyi gün gün göreceksiniz.',
    ar: 'سترى هنا ما يدخل وما يخرج ورصيد كل صندوق، يومًا بيوم.',
  },
  'unbuilt.order_summary': {
    es: 'Aquí verá cuántos pedidos hay, cuánto valen y cuánto se debe, por estado, tipo, vendedor y forma de pago.',
    en: 'Here you will see how many orders there are, their value and what is owed, by state, type, seller and way of payment.',
    tr: 'Burada duruma, türe, satıcıya ve ödeme yöntemine göre kaç sipariş olduğunu, tutarını ve bakiyesini göreceksiniz.',
    ar: 'سترى هنا عدد الطلبات وقيمتها والمستحق منها، حسب الحالة والنوع والبائع وطريقة الدفع.',
  },
  'unbuilt.sale_product_title': {
    es: 'Producto del pedido',
    en: 'Product of the order',
    tr: 'Siparişin ürünü',
    ar: 'منتج الطلب',
  },
  'unbuilt.sale_online_product': {
    es: 'Aquí elegirá las tallas de este producto para el pedido online, con lo disponible en cada bodega.',
    en: 'Here you will choose the sizes of this product for the online order, with what each warehouse has.',
    tr: 'Burada internet siparişi için bu ürünün bedenlerini, her depodaki mevcutla birlikte seçeceksiniz.',
    ar: 'ستختار هنا مقاسات هذا المنتج لطلب الإنترنت، مع المتاح في كل مستودع.',
  },
  'unbuilt.sale_storage_product': {
    es: 'Aquí elegirá las tallas de este producto para el pedido de bodega, con lo disponible en cada bodega.',
    en: 'Here you will choose the sizes of this product for the warehouse order, with what each warehouse has.',
    tr: 'Burada depo siparişi için bu ürünün bedenlerini, her depodaki mevcutla birlikte seçeceksiniz.',
    ar: 'ستختار هنا مقاسات هذا المنتج لطلب المستودع، مع المتاح في كل مستودع.',
  },
  'unbuilt.reserved': {
    es: 'Aquí verá los pedidos reservados, de quién son y desde cuándo guardan sus unidades.',
    en: 'Here you will see the reserved orders, whose they are and since when they hold their units.',
    tr: 'Burada rezerve siparişleri, kime ait olduklarını ve ne zamandan beri ürün tuttuklarını göreceksiniz.',
    ar: 'سترى هنا الطلبات المحجوزة، ولمن هي، ومنذ متى تحتفظ بوحداتها.',
  },
} satisfies Texts
