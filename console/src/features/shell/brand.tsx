/** The logo: an A drawn like a shoelace, on the line of a court. */
export function Brand({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="8" fill="#c8f04c" />
      <path d="M6 21.5 14.2 8h3.6L26 21.5h-4.3L16 12l-5.7 9.5z" fill="#13201b" />
      <path d="M6 24.2h20" stroke="#13201b" strokeWidth="2.4" />
    </svg>
  )
}
