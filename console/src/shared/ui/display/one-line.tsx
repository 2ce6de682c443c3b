/** An address or a code, unreadable when broken over two lines: cut off at the end, in full as its tooltip. */
export const OneLine = ({ text }: { text: string }) => (
  <span className="ad-truncate ad-one-line" dir="auto" title={text}>
    {text}
  </span>
)
