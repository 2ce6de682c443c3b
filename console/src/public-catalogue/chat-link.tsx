import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { useContext } from 'react'
import { chatAddress, chatText, type Seller } from './chat.ts'
import { ADDRESS_OF_LINK } from './address.ts'
import { useOrder } from './use-order.ts'
import { ChosenLanguage, useWords } from './words.ts'

/** Leads to WhatsApp with a text about a product, or about all that was chosen. */
export function ChatLink({ of, product = null }: { of: Seller; product?: PublicProduct | null }) {
  const t = useWords()
  const language = useContext(ChosenLanguage)
  const { order } = useOrder()
  if (of.whatsapp === null) return null
  const lines = order.lines.filter((line) => product === null || line.product_id === product.id)
  const text = `${chatText({ t, language }, of.seller, lines, product)}\n${ADDRESS_OF_LINK}`
  return (
    <a
      className="pc-button pc-chat pc-no-print"
      href={chatAddress(of.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      {...(product && { 'aria-label': t('public_page.chat_about', { name: product.name }) })}
    >
      {product ? 'WhatsApp' : t('public_page.chat')}
    </a>
  )
}
