/** What the frame of the signed-in pages tells the page in it. */
export interface PageFrame {
  /** Whether a page stands at an address. */
  exists: (url: string) => boolean
}
