import { Fragment, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import './facts.css'

/** Names and values, one under the other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const t = useTexts()
  return (
    <dl className="ad-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value === null || value === '' ? <span className="ad-soft">{t('common.none')}</span> : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
