/** The password of every user of a test's company. */
export const PASSWORD = 'clave-de-las-pruebas'
