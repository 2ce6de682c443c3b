export const reports = {
  'report.range_backwards': 'La fecha final debe ser igual o posterior a la inicial.',
  'report.range_too_long': 'El rango puede tener como máximo {days} días.',
  'report.payment_mixed': 'Varios medios',
} as const
