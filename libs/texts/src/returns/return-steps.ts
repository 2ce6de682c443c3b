import type { Texts } from '../languages.ts'

/** The dialogs of the steps of a return case. */
export const returnSteps = {
  'returns.file_attached': {
    es: 'Ya está adjunto {name}: otra foto es opcional.',
    en: '{name} is attached already: another photo is optional.',
    tr: '{name} zaten ekli: başka fotoğraf isteğe bağlı.',
    ar: 'الملف \u2068{name}\u2069 مرفق بالفعل: صورة أخرى اختيارية.',
  },
  'returns.entrance_store': {
    es: 'Bodega de entrada',
    en: 'Receiving store',
    tr: 'Giriş deposu',
    ar: 'مستودع الاستلام',
  },
  'returns.receive_text': {
    es: 'Las unidades entran a la cuarentena de la bodega.',
    en: 'The units enter the quarantine of the store.',
    tr: 'Birimler deponun karantinasına girer.',
    ar: 'تدخل الوحدات حجر المستودع.',
  },
  'returns.exchange_text': {
    es: 'El cliente devuelve la talla {size}. Otra talla u otro color de la misma referencia cuesta lo que se pagó; otro producto, el precio de hoy.',
    en: 'The client returns size {size}. Another size or colour of the same reference costs what was paid; another product its present price.',
    tr: 'Müşteri {size} bedenini iade ediyor. Aynı referansın başka bedeni veya rengi ödenen fiyattan, başka ürün bugünkü fiyattan değiştirilir.',
    ar: 'يعيد العميل المقاس {size}. مقاس آخر أو لون آخر من المرجع نفسه بالسعر المدفوع، ومنتج آخر بسعر اليوم.',
  },
  'returns.replacement': { es: 'Cambio', en: 'Replacement', tr: 'Değişim ürünü', ar: 'البديل' },
  'returns.no_replacement': {
    es: 'Ninguna bodega tiene suficiente de este producto.',
    en: 'No store has enough of this product.',
    tr: 'Hiçbir depoda bu üründen yeterli yok.',
    ar: 'لا يوجد ما يكفي من هذا المنتج في أي مستودع.',
  },
  'returns.voucher_text': {
    es: 'Lo reconocido paga primero lo que el pedido debe; el resto es un bono del cliente. No se puede deshacer.',
    en: 'The recognised amount first pays what the order owes; the rest is a voucher of the client. This cannot be undone.',
    tr: 'Tanınan tutar önce siparişin borcunu öder; kalanı müşterinin çekidir. Bu geri alınamaz.',
    ar: 'يسدّد المبلغ المعترف به أولًا ما على الطلب، والباقي قسيمة للعميل. لا يمكن التراجع.',
  },
  'returns.paid_returns': {
    es: 'Lo pagado de la diferencia vuelve como se pagó. Un bono que venza antes de {days} días tendrá ese plazo.',
    en: 'What was paid of the difference returns as it was paid. A voucher that ends within {days} days gets that long.',
    tr: 'Farkın ödenen kısmı ödendiği gibi geri döner. {days} günden önce biten bir çekin süresi o kadar uzar.',
    ar: 'يعود ما دُفع من الفرق كما دُفع. والقسيمة التي تنتهي قبل {days} يومًا تُمنح هذه المدة.',
  },
  'returns.credit_lowers': {
    es: 'De {value} reconocidos, {amount} rebajan el saldo del pedido. Lo que se confirme después pasa a bono.',
    en: 'Of {value} recognised, {amount} lower the balance of the order. What is confirmed later becomes a voucher.',
    tr: 'Tanınan {value} tutarın {amount} kısmı siparişin bakiyesini düşürür. Sonradan onaylanan tutar çek olur.',
    ar: 'من {value} معترف بها يخفّض {amount} رصيد الطلب. وما يؤكَّد لاحقًا يصبح قسيمة.',
  },
  'returns.voucher_value': {
    es: 'Valor del bono:',
    en: 'Value of the voucher:',
    tr: 'Çekin değeri:',
    ar: 'قيمة القسيمة:',
  },
  'returns.other_product': {
    es: 'Otro producto',
    en: 'Another product',
    tr: 'Başka ürün',
    ar: 'منتج آخر',
  },
  'returns.exchange_dearer': {
    es: 'Cuesta {amount} más: se cobra al cliente antes de entregar.',
    en: 'It costs {amount} more: the client pays it before delivery.',
    tr: '{amount} daha pahalı: müşteri teslimattan önce öder.',
    ar: 'يزيد السعر {amount}: يدفعها العميل قبل التسليم.',
  },
  'returns.exchange_cheaper': {
    es: 'Cuesta {amount} menos: al entregar, el cliente recibe un bono.',
    en: 'It costs {amount} less: the client gets a voucher on delivery.',
    tr: '{amount} daha ucuz: müşteri teslimatta çek alır.',
    ar: 'يقل السعر {amount}: يحصل العميل على قسيمة عند التسليم.',
  },
  'returns.exchange_even': {
    es: 'Sin diferencia de precio.',
    en: 'No difference in price.',
    tr: 'Fiyat farkı yok.',
    ar: 'لا فرق في السعر.',
  },
  'returns.collected': {
    es: 'El cliente lo recoge: va sin transportadora',
    en: 'The client collects it: no carrier',
    tr: 'Müşteri teslim alıyor: kargo yok',
    ar: 'يستلمه العميل: بلا شركة شحن',
  },
  'returns.conveyor': { es: 'Transportadora', en: 'Carrier', tr: 'Kargo şirketi', ar: 'شركة الشحن' },
  'returns.guide_number': {
    es: 'Número de guía',
    en: 'Waybill number',
    tr: 'Kargo takip numarası',
    ar: 'رقم بوليصة الشحن',
  },
  'returns.cancel_text': {
    es: '¿Cancelar la garantía GAR-{id}? Lo recibido sale de bodega para el cliente.',
    en: 'Cancel return GAR-{id}? What was received leaves the store for the client.',
    tr: 'GAR-{id} iadesi iptal edilsin mi? Teslim alınan ürün müşteriye geri gider.',
    ar: 'إلغاء المرتجع \u2066GAR-{id}\u2069؟ يخرج ما تم استلامه من المستودع إلى العميل.',
  },
} satisfies Texts
