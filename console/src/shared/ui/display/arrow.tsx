/** From one thing to the next, the way the page is read. */
export function Arrow() {
  return <span className="ad-arrow"> → </span>
}
