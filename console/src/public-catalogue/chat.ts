import { pesosIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import type { WantedLine } from './order-storage.ts'
import type { PublicWords } from './words.ts'

/** Who shared the link; without a number there is no chat with them. */
export interface Seller {
  seller: string
  whatsapp: string | null
}

export interface ChatWords {
  t: PublicWords
  language: Language
}

const lineText = ({ t, language }: ChatWords, { name, color, size, quantity, price }: WantedLine) =>
  t('public_page.chat_line', { name, color, size, quantity, price: pesosIn(language, price) })

const productText = ({ t, language }: ChatWords, { name, color, sizes, price }: PublicProduct) =>
  t('public_page.chat_product', {
    name,
    color,
    sizes: sizes.join(', '),
    price: price > 0 ? pesosIn(language, price) : t('public_page.no_price'),
  })

/** What a visitor writes about: the chosen sizes, else a product with all of its sizes, else the catalogue. */
export function chatText(
  words: ChatWords,
  seller: string,
  lines: readonly WantedLine[],
  product: PublicProduct | null,
): string {
  const goods = lines.length > 0 ? lines.map((line) => lineText(words, line)) : []
  if (goods.length === 0 && product !== null) goods.push(productText(words, product))
  const { t } = words
  if (goods.length === 0) return t('public_page.chat_catalogue', { seller })
  return [t('public_page.chat_goods', { seller }), ...goods.map((line) => `• ${line}`)].join('\n')
}

/** Opens the app on a phone, and its page on a computer. */
export const chatAddress = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`
