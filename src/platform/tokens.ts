/**
 * The stored keys Authorization and refreshToken. Read from storage each time: another tab of the
 * browser may have refreshed or signed out meanwhile.
 */
import { readItem, removeItem, writeItem } from './storage'

const ACCESS_KEY = 'Authorization'
const REFRESH_KEY = 'refreshToken'

interface Tokens {
  token: string
  refreshToken: string | null
}

let generation = 0

export const tokenStore = {
  read(): Tokens | null {
    const token = readItem<unknown>(ACCESS_KEY)
    if (typeof token !== 'string' || !token) return null
    const refreshToken = readItem<unknown>(REFRESH_KEY)
    return { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : null }
  },
  /** Rises with each sign-in and sign-out. */
  generation: () => generation,
  /** A refreshed pair of the same session. */
  replace({ token, refreshToken }: Tokens): void {
    writeItem(ACCESS_KEY, token)
    if (refreshToken) writeItem(REFRESH_KEY, refreshToken)
    else removeItem(REFRESH_KEY)
  },
  /** A new session. */
  open(tokens: Tokens): void {
    generation += 1
    tokenStore.replace(tokens)
  },
  clear(): void {
    generation += 1
    removeItem(ACCESS_KEY)
    removeItem(REFRESH_KEY)
  },
}
