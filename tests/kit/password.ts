/** Of every person of a test's company. */
export const PASSWORD = 'clave-de-las-pruebas'
