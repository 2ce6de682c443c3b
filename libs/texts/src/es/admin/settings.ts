/** Messages of the server about the company's settings. */
export const settings = {
  'setting.saved': 'Ajustes guardados correctamente',
  'setting.bad_time': 'Debe ser una hora de 00:00 a 23:59.',
  'setting.no_day': 'Debe de seleccionar al menos un día.',
  'setting.closes_before_opening': 'La hora de cierre debe ser posterior a la de apertura.',
  'setting.carrier_twice': 'Esta transportadora ya está en la lista.',
  'setting.bad_digits': 'Escriba cuántos dígitos tiene la guía: «10», o «10-12». Máximo 40.',
  'setting.bad_tracking_url': "Escriba una dirección https con '{guide}' en el lugar del número.",
  'setting.bad_pattern':
    'La expresión no se puede usar: revise que esté bien escrita, sin grupos repetidos y con máximo tres repeticiones abiertas.',
} as const
