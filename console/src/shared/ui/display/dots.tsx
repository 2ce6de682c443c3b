import { Children, type ReactNode } from 'react'
import './dots.css'

/** Short facts beside each other with a dot between two on the same line. Empty ones are left out. */
export function Dots({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  return (
    <span className="ad-dots">
      {facts.map((fact, index) => (
        <span key={index} className="ad-dots__one">
          {index > 0 && <span className="ad-dots__dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
