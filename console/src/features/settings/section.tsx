import type { ReactNode } from 'react'
import './settings.css'

/** One part of the settings: what it is, what it does, and its form. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="ad-card ad-card--padded ad-setting" aria-label={title}>
      <header className="ad-setting__head">
        <h2>{title}</h2>
        {text !== undefined && <p className="ad-soft ad-small">{text}</p>}
      </header>
      {children}
    </section>
  )
}
