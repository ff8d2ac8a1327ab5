/** Forged tokens: without an expiry, signed with a key of another purpose, or expired. */
import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { giftCodes, refreshTokens } from '../../server/src/platform/db/schema'
import { deriveKeys, type KeyPurpose } from '../../server/src/platform/lib/keys'
import { hashGiftCode } from '../../server/src/modules/gift/codes'
import { readAccessToken, signAccessToken } from '../../server/src/modules/auth/access-token'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'

const PURPOSES: readonly KeyPurpose[] = [
  'refresh-token',
  'sms-code',
  'challenge',
  'gift-code',
  'upload-form',
  'export-link',
  'layers-link',
  'sandbox-payment',
]

const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    sid: string
    iat: number
    exp: number
  }
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

describe('tokens', () => {
  let server: TestApp
  let token: string
  let refreshToken: string
  before(async () => {
    server = await startTestApp()
    ;({ token, refreshToken } = await signInByCalls(server.app, newPhone()))
  })
  after(() => server.close())

  const status = async (bearer: string) =>
    (await callApi(server.app, 'GET', '/api/user/info', { token: bearer })).status

  function forge(key: Uint8Array, { endless = false } = {}) {
    const { sub, sid, iat, exp } = decodeClaims(token)
    const jwt = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256' }).setIssuer('moguang')
    const named = jwt.setSubject(sub).setIssuedAt(iat)
    return (endless ? named : named.setExpirationTime(exp)).sign(key)
  }

  test('one without an end is refused, be it signed ever so well', async () => {
    const key = server.deps.keys.of('access-token')
    assert.equal(await status(await forge(key)), 200, 'the forger knows how')
    assert.equal(await status(await forge(key, { endless: true })), 401)
  })

  test('each purpose has a key of its own, and none but one signs in', async () => {
    const { keys } = server.deps
    const all = [...PURPOSES, 'access-token' as const].map((purpose) =>
      Buffer.from(keys.of(purpose)).toString('hex'),
    )
    assert.equal(new Set([...all, Buffer.from(keys.legacy).toString('hex')]).size, all.length + 1)
    for (const purpose of PURPOSES)
      assert.equal(await status(await forge(keys.of(purpose))), 401, purpose)
    assert.equal(await status(await forge(keys.legacy)), 401, 'the secret itself')
  })

  test('the same secret makes the same keys in every process, another secret others', async () => {
    const [one, same, other] = ['a', 'a', 'b'].map((letter) =>
      deriveKeys(Buffer.from(letter.repeat(32))),
    )
    assert.ok(one && same && other)
    const now = new Date()
    const accessToken = await signAccessToken(one, { userId: 'u', sessionId: 's' }, now)
    assert.deepEqual(await readAccessToken(same, accessToken, now), { userId: 'u', sessionId: 's' })
    assert.equal(await readAccessToken(other, accessToken, now), null)
  })

  describe('from before keys were derived', () => {
    const trade = (bearer: string) =>
      callApi(server.app, 'POST', '/api/auth/refreshToken', { body: { token: bearer } })

    test('a refresh token stays valid: no new sign-in', async () => {
      const traded = await trade(refreshToken)
      assert.equal(traded.code, 0)
      assert.equal(await status((traded.data as { token: string }).token), 200)
    })

    test('one traded in seconds before the upgrade, its answer lost, is no theft', async () => {
      const { deps } = server
      const { refreshToken: lost } = await signInByCalls(server.app, newPhone())
      const [row] = await deps.db
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.tokenHash, sha256(lost)))
      assert.ok(row)
      const next = createHmac('sha256', deps.keys.legacy).update(`refresh:${lost}`)
      const nextToken = next.digest('base64url')
      const now = deps.now()
      await deps.db
        .update(refreshTokens)
        .set({ replacedAt: now })
        .where(eq(refreshTokens.id, row.id))
      await deps.db
        .insert(refreshTokens)
        .values({ ...row, id: `${row.id}-2`, tokenHash: sha256(nextToken), replacedAt: null })
      const again = await trade(lost)
      assert.deepEqual(
        [again.code, (again.data as { refreshToken: string } | null)?.refreshToken],
        [0, nextToken],
      )
    })

    test('a gift code already handed out is still valid, once', async () => {
      const { deps } = server
      const code = 'K7QM-2XRP-9DTA'
      await deps.db.insert(giftCodes).values({
        id: 'old-gift',
        batch: 'spring',
        credits: 7,
        codeHash: hashGiftCode(deps.keys.legacy, code),
        createdAt: deps.now(),
        expiresAt: new Date(deps.now().getTime() + 60_000),
      })
      const { token: fresh } = await signInByCalls(server.app, newPhone())
      const redeem = () =>
        callApi(server.app, 'POST', '/api/gift/exchange', { token: fresh, body: { code } })
      assert.equal((await redeem()).code, 0)
      assert.equal((await redeem()).status, 404)
    })
  })
})
