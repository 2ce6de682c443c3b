/** Of the link itself, whichever page of it is open. */
export const ADDRESS_OF_LINK = `${location.origin}${location.pathname}`
