/** A certified OpenID Connect provider with pages of its own, as people run one. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientMetadata, Provider } from 'oidc-provider'

export interface OidcProvider {
  readonly issuer: string
  close(): void
}

/** Accepts any name without a password; PKCE is required. */
export async function startOidcProvider(client: ClientMetadata): Promise<OidcProvider> {
  const http = createServer()
  // Its address is part of what the provider says: it listens first.
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const provider = new Provider(issuer, { clients: [client], pkce: { required: () => true } })
  const answer = provider.callback()
  http.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    close() {
      http.closeAllConnections()
      http.close()
    },
  }
}
