/** Signing in by an OpenID Connect provider: code flow with PKCE, state and nonce. */
import type { Configuration } from 'openid-client'
import type { OidcConfig } from './config'

const TIMEOUT_SECONDS = 10
/** By OpenID Connect Core, section 2. */
const MAX_SUBJECT_LENGTH = 255
/** Cache time of its addresses and keys. */
const KNOWN_MS = 3_600_000

/** Secret of the browser that began the sign-in. */
export interface OidcFlow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** `refused`: it says no, or what came back is not what it answered to this flow. */
export class OidcFailed extends Error {
  constructor(
    readonly trouble: 'refused' | 'down',
    options?: ErrorOptions,
  ) {
    super(`sign-in by OIDC: ${trouble}`, options)
    this.name = 'OidcFailed'
  }
}

export interface Oidc {
  /** As people know it. */
  readonly name: string
  /** Redirect address, and the parameters of the return. Rejects with OidcFailed. */
  begin(redirectUri: string): Promise<{ url: string; flow: OidcFlow }>
  /**
   * Subject of the returning user: unique among all issuers. Rejects with OidcFailed.
   * @param query of the address the provider sent the browser to, without `?`
   */
  finish(flow: OidcFlow, query: string): Promise<string>
}

/** Loaded with the first sign-in: servers without it start sooner. */
const library = () => import('openid-client')

async function discover(config: OidcConfig): Promise<Configuration> {
  const client = await library()
  const auth = config.clientSecret ? client.ClientSecretBasic(config.clientSecret) : client.None()
  const issuer = new URL(config.issuer)
  // config.ts lets only issuers of this machine, and those of development, be without TLS.
  const plain = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  // Signatures are looked at, too: a proxy before the provider may end its TLS.
  const execute = [client.enableNonRepudiationChecks, ...plain]
  return client.discovery(issuer, config.clientId, undefined, auth, {
    timeout: TIMEOUT_SECONDS,
    execute,
  })
}

/**
 * Answers of the provider that say no, and answers that are none, are refusals; no answer is none.
 */
function classifyError(error: unknown): 'refused' | 'down' {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  if (name === 'TypeError' || name === 'TimeoutError' || name === 'AbortError') return 'down'
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' ? 'down' : 'refused'
}

export function createOidc(config: OidcConfig, { now }: { now: () => Date }): Oidc {
  let known: { found: Promise<Configuration>; untilMs: number } | null = null
  async function configuration(): Promise<Configuration> {
    if (known === null || known.untilMs < now().getTime())
      known = { found: discover(config), untilMs: now().getTime() + KNOWN_MS }
    const pending = known
    return pending.found.catch((error: unknown) => {
      if (known === pending) known = null
      throw new OidcFailed('down', { cause: error })
    })
  }
  return {
    name: config.name,

    async begin(redirectUri) {
      const provider = await configuration()
      const client = await library()
      const verifier = client.randomPKCECodeVerifier()
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier,
        redirectUri,
      }
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: config.scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, flow }
    },

    async finish({ state, nonce, verifier, redirectUri }, query) {
      const provider = await configuration()
      const client = await library()
      const current = new URL(redirectUri)
      current.search = query
      const tokens = await client
        .authorizationCodeGrant(provider, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new OidcFailed(classifyError(error), { cause: error })
        })
      const claims = tokens.claims()
      // Everybody without a subject would be one person.
      if (!claims || claims.sub.trim() === '' || claims.sub.length > MAX_SUBJECT_LENGTH)
        throw new OidcFailed('refused')
      return `${claims.iss} ${claims.sub}`
    },
  }
}
