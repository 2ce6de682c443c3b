import { renderSVG } from 'uqr'
import { ADDRESS_OF_LINK } from './address.ts'
import { useWords } from './words.ts'

// Without a quiet zone: the paper around it is white.
const CODE = `data:image/svg+xml,${encodeURIComponent(renderSVG(ADDRESS_OF_LINK, { border: 0 }))}`

/** Days as on paper, by the shop's clock. */
const today = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Bogota', dateStyle: 'short' }).format(new Date())

/** Stands on each sheet: a sheet alone shows whose prices it has, of which day, and leads to the present ones. */
export function PaperHead({ seller }: { seller: string }) {
  const t = useWords()
  return (
    <div className="pc-paper">
      <p>
        {t('public_page.seller')} <bdi>{seller}</bdi>
        <br />
        {t('public_page.updated', { day: today() })}
      </p>
      <img className="pc-paper__code" src={CODE} alt="" />
    </div>
  )
}

/** Below the products, on screen and after the last of them on paper. */
export function DayOfPrices() {
  return <p className="pc-soft pc-no-print">{useWords()('public_page.updated', { day: today() })}</p>
}
