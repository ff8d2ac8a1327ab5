/** An OpenID Connect provider with configurable answers: for answers that are changed on the way. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type Claims = JWTPayload & { [claim: string]: unknown }

export interface FakeOidc {
  readonly issuer: string
  /** Signs the next tokens by a key that it does not publish. */
  foreignKey: boolean
  /**
   * The query it sends a browser back with that came by this address; the next ID token says
   * `claims` besides what is right.
   */
  answer(url: string, claims?: Claims): string
  close(): void
}

/** @param client that its tokens are for */
export async function startFakeOidc(client: string): Promise<FakeOidc> {
  const key = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  let said: Claims = {}
  const http = createServer((request, response) => {
    const send = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return void send({
        issuer: fake.issuer,
        jwks_uri: `${fake.issuer}/jwks`,
        token_endpoint: `${fake.issuer}/token`,
        authorization_endpoint: `${fake.issuer}/auth`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/jwks') return void send({ keys: [jwk] })
    const signed = new SignJWT({ iss: fake.issuer, aud: client, sub: 'li', ...said })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((fake.foreignKey ? other : key).privateKey)
    void signed.then((id_token) => send({ access_token: 'a', token_type: 'Bearer', id_token }))
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const fake: FakeOidc = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    foreignKey: false,
    answer(url, claims = {}) {
      const { searchParams } = new URL(url)
      said = { nonce: searchParams.get('nonce'), ...claims }
      return `code=c&state=${String(searchParams.get('state'))}`
    },
    close() {
      http.closeAllConnections()
      http.close()
    },
  }
  return fake
}
