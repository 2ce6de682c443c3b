export const start = {
  'start.ready': 'Administrador Deportivo está listo: {address}',
  'start.logins': 'Usuarios de demostración (contraseña de todos: {password}):',
  'start.port_taken': 'El puerto ya está en uso: cierre el otro programa o elija otro con PORT.',
} as const
