import type { Texts } from '../languages.ts'

/** Messages of the server about the company's settings. */
export const settings = {
  'setting.saved': {
    es: 'Ajustes guardados correctamente',
    en: 'Settings saved',
    tr: 'Ayarlar kaydedildi',
    ar: 'تم حفظ الإعدادات',
  },
  'setting.bad_time': {
    es: 'Debe ser una hora de 00:00 a 23:59.',
    en: 'Must be a time from 00:00 to 23:59.',
    tr: '00:00 ile 23:59 arasında bir saat olmalıdır.',
    ar: 'يجب أن تكون ساعة من 00:00 إلى 23:59.',
  },
  'setting.bad_duration': {
    es: 'Escriba un tiempo: 30 min, 4 h o 1 d 2 h.',
    en: 'Type a time: 30 min, 4 h or 1 d 2 h.',
    tr: 'Bir süre yazın: 30 dk, 4 sa ya da 1 g 2 sa.',
    ar: 'اكتب مدة: 30 د أو 4 س أو 1 ي 2 س.',
  },
  'setting.long_duration': {
    es: 'Debe ser un tiempo más corto.',
    en: 'It must be a shorter time.',
    tr: 'Daha kısa bir süre olmalıdır.',
    ar: 'يجب أن تكون المدة أقصر.',
  },
  'setting.no_day': {
    es: 'Debe de seleccionar al menos un día.',
    en: 'Choose at least one day.',
    tr: 'En az bir gün seçmelisiniz.',
    ar: 'اختر يومًا واحدًا على الأقل.',
  },
  'setting.closes_before_opening': {
    es: 'La hora de cierre debe ser posterior a la de apertura.',
    en: 'The closing time must be later than the opening time.',
    tr: 'Kapanış saati açılış saatinden sonra olmalıdır.',
    ar: 'يجب أن تكون ساعة الإغلاق بعد ساعة الفتح.',
  },
  'setting.carrier_twice': {
    es: 'Esta transportadora ya está en la lista.',
    en: 'This carrier is already on the list.',
    tr: 'Bu kargo firması zaten listede.',
    ar: 'شركة الشحن هذه موجودة في القائمة.',
  },
  'setting.bad_digits': {
    es: 'Escriba cuántos dígitos tiene la guía: «10», o «10-12». Máximo 40.',
    en: 'Write how many digits a waybill has: “10”, or “10-12”. At most 40.',
    tr: 'Takip numarasının kaç haneli olduğunu yazın: “10” ya da “10-12”. En fazla 40.',
    ar: 'اكتب عدد أرقام البوليصة: «10» أو «10-12». الحد الأقصى 40.',
  },
  'setting.bad_tracking_url': {
    es: "Escriba una dirección https con '{guide}' en el lugar del número.",
    en: "Enter an https address with '{guide}' in place of the number.",
    tr: "Numaranın yerine '{guide}' yazılmış bir https adresi girin.",
    ar: "اكتب عنوان https فيه '{guide}' في مكان الرقم.",
  },
  'setting.bad_pattern': {
    es: 'La expresión no se puede usar: revise que esté bien escrita, sin grupos repetidos y con máximo tres repeticiones abiertas.',
    en: 'The expression can’t be used: check that it is well written, repeats no group and has at most three open repeats.',
    tr: 'İfade kullanılamaz: doğru yazıldığından, yinelenen grup içermediğinden ve en fazla üç açık yineleme olduğundan emin olun.',
    ar: 'لا يمكن استخدام التعبير: تأكد من صحة كتابته، وأنه لا يكرر أي مجموعة، وأن فيه ثلاثة تكرارات مفتوحة على الأكثر.',
  },
} satisfies Texts
