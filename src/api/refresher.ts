/**
 * Refreshes the session once for all waiting calls. The outcome only counts while the session is
 * still the one that requested it: a sign-out or another tab's refresh in between wins.
 */
import { ApiError } from './error'
import { FAILED_MESSAGE } from './texts'

export interface TokenPair {
  /** Access token. */
  token: string
  refreshToken: string | null
}

export interface SessionTokens {
  /** Stored tokens; null when anonymous. */
  read(): TokenPair | null
  /** Rises with each sign-in and sign-out. */
  generation(): number
  /** Stores a refreshed pair; the generation stays. */
  replace(pair: TokenPair): void
}

export interface RefresherPorts {
  tokens: SessionTokens
  trade(refreshToken: string): Promise<{ data: unknown } | ApiError>
  /** Must end the session, so that the generation rises: what comes late then does nothing. */
  onSessionLost(): void
}

export interface RenewRequest {
  /** The pair the refused request was sent with. */
  used: TokenPair | null
  /** The generation it was sent in. */
  generation: number
  /** The 401, thrown again when the session is over. */
  error: ApiError
}

/** The server said no to the token itself, as opposed to being out of reach or busy. */
function isRejection(error: ApiError): boolean {
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}

export function asPair(data: unknown): TokenPair | null {
  const { token, refreshToken } = (data ?? {}) as Partial<TokenPair>
  return typeof token === 'string' && typeof refreshToken === 'string'
    ? { token, refreshToken }
    : null
}

export function createRefresher({ tokens, trade, onSessionLost }: RefresherPorts) {
  let running: { generation: number; done: Promise<string | null> } | null = null

  /** The session that `generation` names is over; a newer one is left alone. */
  function lose(generation: number): null {
    if (tokens.generation() === generation) onSessionLost()
    return null
  }

  /** New access token, or null when the session is over; throws when the server is out of reach. */
  async function refresh(generation: number): Promise<string | null> {
    const before = tokens.read()
    if (!before?.refreshToken) return lose(generation)
    const reply = await trade(before.refreshToken)
    if (tokens.generation() !== generation) return null
    const now = tokens.read()
    if (now?.refreshToken !== before.refreshToken) {
      // Another tab was faster: its token is as good as ours, and ours must not overwrite it.
      return now ? now.token : lose(generation)
    }
    if (reply instanceof ApiError) {
      if (isRejection(reply)) return lose(generation)
      throw reply
    }
    const pair = asPair(reply.data)
    if (!pair) throw new ApiError('INTERNAL', { message: FAILED_MESSAGE, retryable: true })
    tokens.replace(pair)
    return pair.token
  }

  /**
   * The access token to retry with. Rejects with the request's own 401 when the session is over,
   * and with the refresh's NETWORK, TIMEOUT or 5xx error when it could not be decided.
   */
  async function renew({ used, generation, error }: RenewRequest): Promise<string> {
    if (tokens.generation() !== generation) throw error
    const now = tokens.read()
    if (used && now && now.token !== used.token) return now.token
    if (running?.generation !== generation) {
      const done = refresh(generation).finally(() => {
        if (running?.done === done) running = null
      })
      running = { generation, done }
    }
    const access = await running.done
    if (access === null) throw error
    return access
  }

  return { renew, lose }
}
