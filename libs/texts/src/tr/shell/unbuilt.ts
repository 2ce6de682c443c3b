import type { unbuiltScreens as spanish } from '../../es/shell/unbuilt.ts'

export const unbuiltScreens: Record<keyof typeof spanish, string> = {
  'unbuilt.title': 'Çok yakında',
  'unbuilt.link': 'Başlangıca git',
  'unbuilt.operational':
    'Burada her aşamada kaç sipariş olduğunu, aşamaların süresini, her görevlinin işini ve nedenlerine göre iadeleri göreceksiniz.',
  'unbuilt.manager_title': 'Müdür raporu',
  'unbuilt.manager':
    'Burada günü dünle ve geçen haftanın aynı günüyle karşılaştıracak, en çok satan ürünleri, bitmek üzere olanları ve giren parayı göreceksiniz.',
  'unbuilt.geo':
    'Burada müşterilerinizi ve satışlarınızı Kolombiya haritasında, bölgeye ve şehre göre göreceksiniz.',
  'unbuilt.geo_clients_title': 'Bölgeye göre müşteriler',
  'unbuilt.geo_clients':
    'Burada haritada seçilen bölgenin müşterilerini göreceksiniz: son tüketici, toptancı ve bayi.',
  'unbuilt.expenses': 'Burada faaliyet giderlerini kategorisi, ödeme yöntemi ve belgesiyle kaydedeceksiniz.',
  'unbuilt.result_state':
    'Burada seçtiğiniz dönem için satışlardan iadeleri, satılan malın maliyetini ve giderleri çıkaran sonucu göreceksiniz.',
  'unbuilt.cash_flow': 'Burada her kasaya gireni, çıkanı ve bakiyeyi gün gün göreceksiniz.',
  'unbuilt.order_summary':
    'Burada duruma, türe, satıcıya ve ödeme yöntemine göre kaç sipariş olduğunu, tutarını ve bakiyesini göreceksiniz.',
  'unbuilt.products':
    'Burada ürünleri fotoğrafları, bedenleri, koda göre fiyatları ve depolardaki stoklarıyla yöneteceksiniz.',
  'unbuilt.product_title': 'Ürün',
  'unbuilt.product':
    'Burada bir ürünü oluşturup düzenleyeceksiniz: bilgiler, fotoğraflar, koda göre fiyatlar ve bedenler.',
  'unbuilt.product_detail_title': 'Ürün ayrıntısı',
  'unbuilt.product_detail':
    'Burada her bedenin her depodaki stokunu, nereden geldiğini ve ürünün hareketlerini göreceksiniz.',
  'unbuilt.sale_product_title': 'Siparişin ürünü',
  'unbuilt.sale_online_product':
    'Burada internet siparişi için bu ürünün bedenlerini, her depodaki mevcutla birlikte seçeceksiniz.',
  'unbuilt.sale_storage_product':
    'Burada depo siparişi için bu ürünün bedenlerini, her depodaki mevcutla birlikte seçeceksiniz.',
  'unbuilt.returns':
    'Burada garanti ve iadeleri, müşterinin talebinden değişimi ya da alışveriş çekini alana kadar izleyeceksiniz.',
  'unbuilt.reserved':
    'Burada rezerve siparişleri, kime ait olduklarını ve ne zamandan beri ürün tuttuklarını göreceksiniz.',
  'unbuilt.stores': 'Burada depoları yöneteceksiniz: adı, sırası, satış yapıp yapmadığı.',
  'unbuilt.categories': 'Burada ürün kategorilerini ve her birinin kullandığı bedenleri yöneteceksiniz.',
  'unbuilt.sizes': 'Burada bedenleri ve gösterilme sıralarını yöneteceksiniz.',
  'unbuilt.cashiers': 'Burada kasaları ve her birinin bulunduğu depoyu yöneteceksiniz.',
  'unbuilt.shared_products_title': 'Katalog',
  'unbuilt.shared_products':
    'Burada sizinle paylaşılan ürünleri fotoğrafları, bedenleri ve fiyatlarıyla göreceksiniz.',
}
