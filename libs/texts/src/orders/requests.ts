import type { Texts } from '../languages.ts'

/** Messages of the server about what visitors of shared links ask for. */
export const requests = {
  'request.taken': {
    es: 'Pedido #{order} creado con éxito',
    en: 'Order #{order} created',
    tr: '#{order} numaralı sipariş oluşturuldu',
    ar: 'تم إنشاء الطلب \u2066#{order}\u2069',
  },
  'request.refused': {
    es: 'Solicitud descartada correctamente',
    en: 'Request discarded',
    tr: 'Talep reddedildi',
    ar: 'تم استبعاد الطلب الوارد',
  },
  'request.refused_many': {
    es: '{count, plural, =0 {No quedaba ninguna solicitud por descartar.} one {# solicitud descartada} other {# solicitudes descartadas}}',
    en: '{count, plural, =0 {No request was left to discard.} one {# request discarded} other {# requests discarded}}',
    tr: '{count, plural, =0 {Reddedilecek talep kalmamıştı.} one {# talep reddedildi} other {# talep reddedildi}}',
    ar: '{count, plural, zero {لم يبقَ أي طلب وارد لاستبعاده.} one {تم استبعاد طلب وارد واحد} two {تم استبعاد طلبين واردين} few {تم استبعاد # طلبات واردة} many {تم استبعاد # طلبًا واردًا} other {تم استبعاد # طلب وارد}}',
  },
  'request.origin': {
    es: 'Solicitud #{id} del catálogo compartido',
    en: 'Request #{id} from the shared catalogue',
    tr: 'Paylaşılan katalogdan #{id} numaralı talep',
    ar: 'الطلب الوارد \u2066#{id}\u2069 من الكتالوج المشترك',
  },
  'request.closed.taken': {
    es: 'De esta solicitud ya se hizo el pedido #{order}.',
    en: 'Order #{order} was already made of this request.',
    tr: 'Bu talepten #{order} numaralı sipariş zaten oluşturuldu.',
    ar: 'تم إنشاء الطلب \u2066#{order}\u2069 من هذا الطلب الوارد من قبل.',
  },
  'request.closed.refused': {
    es: 'Esta solicitud ya fue descartada.',
    en: 'This request was already discarded.',
    tr: 'Bu talep zaten reddedildi.',
    ar: 'تم استبعاد هذا الطلب الوارد من قبل.',
  },
  'request.refused.too_many': {
    es: 'Desde esta conexión se enviaron muchos pedidos. Intente de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
    en: 'Many orders were sent from this connection. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    tr: 'Bu bağlantıdan çok sayıda sipariş gönderildi. {minutes, plural, one {# dakika} other {# dakika}} sonra yeniden deneyin.',
    ar: 'أُرسلت طلبات كثيرة من هذا الاتصال. حاول مرة أخرى بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  },
  'request.refused.too_many_unhandled': {
    es: 'Su vendedor tiene muchos pedidos por atender. Intente de nuevo en una hora.',
    en: 'Your seller has many orders to answer. Try again in an hour.',
    tr: 'Satıcınızın yanıtlaması gereken çok sipariş var. Bir saat sonra yeniden deneyin.',
    ar: 'لدى البائع طلبات كثيرة بانتظار الرد. حاول مرة أخرى بعد ساعة.',
  },
  'audit.subject.request': {
    es: 'la solicitud',
    en: 'the request',
    tr: 'Talebi',
    ar: 'الطلب الوارد',
  },
} satisfies Texts
