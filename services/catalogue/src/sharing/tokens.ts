import { createHash, randomBytes } from 'node:crypto'
import { SHARED_PRODUCTS_PATH } from '@deportivo/contracts/catalogue/share-links'
import type { Config } from '@deportivo/platform/config'

/** 192 bits: the token alone opens the link. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Not salted or slow: so many random bits cannot be guessed. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The address that is sent to clients. */
export const addressOfLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}${SHARED_PRODUCTS_PATH}${token}`
