/** The search of the page has the focus, and what is typed next replaces its words. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('main [data-search]')
  box?.focus()
  box?.select()
}
