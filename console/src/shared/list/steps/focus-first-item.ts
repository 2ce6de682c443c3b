/** An opened menu is walked by arrows at once. */
export const focusFirstItem = (popover: HTMLElement): void =>
  popover.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
