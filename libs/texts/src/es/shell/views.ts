/** Texts of saved views. */
export const views = {
  'view.saved': 'Vista guardada con éxito',
  'view.deleted': 'Vista eliminada correctamente',
  'view.name_taken': 'Ya tiene una vista con ese nombre en esta lista.',
  'view.too_many': 'Ya tiene {limit} vistas de esta lista: elimine una para guardar otra.',
} as const
