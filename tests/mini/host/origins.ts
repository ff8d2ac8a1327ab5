import { ApiFailure } from './pages'
import type { Phone } from './phone'
import type { Problems } from './problems'

/** The declared request domains, and where each is really served in this run. */
export class Origins {
  constructor(
    private readonly declared: Record<string, string>,
    private readonly phone: Phone,
    private readonly problems: Problems,
  ) {}

  /**
   * The real URL behind the one the app requested.
   * @throws ApiFailure for a relative URL, an undeclared origin, or a phone without a network
   */
  map(api: string, url: unknown): URL {
    const parsed = typeof url === 'string' ? parseUrl(url) : null
    if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
      return this.refuse(api, `invalid url "${String(url)}"`)
    }
    const real = this.declared[parsed.origin]
    if (real === undefined) {
      return this.refuse(api, `url not in domain list: ${parsed.origin}`)
    }
    if (!this.phone.online) throw new ApiFailure('net::ERR_INTERNET_DISCONNECTED')
    return new URL(parsed.pathname + parsed.search, real)
  }

  isDeclared(url: string): boolean {
    const parsed = parseUrl(url)
    return parsed !== null && parsed.origin in this.declared
  }

  private refuse(api: string, reason: string): never {
    this.problems.add('request', `${api}:fail ${reason}`)
    throw new ApiFailure(reason)
  }
}

function parseUrl(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}
