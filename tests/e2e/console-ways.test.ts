/// <reference lib="dom" />
/** The console's first factor in a browser: away to a provider and back, and a passkey. */
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { Page } from 'playwright-core'
import { type OidcProvider, startOidcProvider } from '../../server/src/testing/oidc-provider'
import { runAdmin } from '../journeys/back-office'
import { freePort } from '../../server/src/testing/free-port.mjs'
import { startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, violationsOn } from './accessibility'
import { Account } from './account'
import { Complaints, launchBrowser, type BrowserShare } from './browser'

const WAIT_MS = 12_000
const DESK = { width: 1440, height: 900 }
const SMALL_DESK = { width: 1024, height: 768 }
const OPERATOR = '13900000066'
const CLIENT = 'moguang'
/** As the provider knows them. */
const LOGIN = 'li'
/** Folder of the photographs, for a change of a screen. */
const SHOTS = process.env.CONSOLE_SHOTS

type PasskeyStart = CallData<'POST /api/user/passkeys/start'>

/** Runs in the browser: what the app's script does with what the server asks for. */
async function makePasskey(options: PasskeyStart['options']) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was made')
  const said: { id: string; rawId: string; type: string; response: object } = credential.toJSON()
  return said
}

describe('signing in at the console by other ways', () => {
  let provider: OidcProvider
  let server: JourneyServer
  let browser: BrowserShare
  let page: Page
  let complaints: Complaints
  let account: Account

  const button = (name: string) => page.getByRole('button', { name })

  async function looksRight(name: string): Promise<void> {
    assert.deepEqual(await violationsOn(page), [], name)
    for (const size of [SMALL_DESK, DESK]) {
      await page.setViewportSize(size)
      assert.deepEqual(await sidewaysOn(page), [], `${name} ${size.width}`)
      const file = `${name}-${size.width}x${size.height}.png`
      if (SHOTS) await page.screenshot({ path: join(SHOTS, file) })
    }
    assert.deepEqual(complaints.all(), [], name)
  }

  before(async () => {
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    // Passkeys are of `localhost` and of no number: the server must know its address beforehand.
    const port = await freePort()
    const origin = `http://localhost:${port}`
    provider = await startOidcProvider({
      client_id: CLIENT,
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${origin}/console/oidc`],
    })
    server = await startServer({
      SIGN_IN: 'phone,oidc,passkey',
      PUBLIC_URL: origin,
      PORT: String(port),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT,
      OIDC_NAME: '公司账号',
    })
    account = await Account.signIn(server.url, OPERATOR)
    await runAdmin(server, ['grant-role', OPERATOR, 'operator'])
    browser = await launchBrowser()
    const context = await browser.newContext({
      baseURL: origin,
      viewport: DESK,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    // The test loader names functions through a helper of its own, which a page does not have.
    await context.addInitScript('globalThis.__name = (made) => made')
    page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    complaints = new Complaints(page)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    provider?.close()
  })

  it('away to the provider and back, first without a role there, then to the second factor', async () => {
    await page.goto('/console')
    await button('用公司账号登录').waitFor()
    await looksRight('ways')
    await button('用公司账号登录').click()
    // Requests of the provider's own pages are not ours.
    complaints.expect(/./)
    await page.locator('input[name=login]').fill(LOGIN)
    await page.locator('input[name=password]').fill('any')
    await page.locator('[type=submit]').click()
    await page.locator('[type=submit]').click()
    await page.getByText('这个账号没有操作台的权限').waitFor()
    complaints.forget()
    await looksRight('ways-refused')
    const { id } = await account.get<{ id: string }>('/api/user/info')
    await server.sql(
      `insert into identities (provider, subject, user_id, linked_at) values ('oidc', $1, $2, now())`,
      [`${provider.issuer} ${LOGIN}`, id],
    )
    await button('重新登录').click()
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/console/')
    // The provider knows them still.
    await button('用公司账号登录').click()
    await page.getByText('用验证器扫这个码').waitFor()
    assert.equal(new URL(page.url()).search, '')
    await looksRight('ways-enrol')
  })

  it('by a passkey of the app, and the second factor is required all the same', async () => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const sent = await account.post<{ devCode: string }>('/api/auth/ownCode', {
      purpose: 'passkey',
    })
    const started = await account.post<PasskeyStart>('/api/user/passkeys/start', {
      code: sent.devCode,
    })
    await page.goto('/console')
    await button('用通行密钥登录').waitFor()
    const answer = await page.evaluate(makePasskey, started.options)
    await account.post('/api/user/passkeys', { flow: started.flow, answer })
    await button('用通行密钥登录').click()
    await page.getByText('这个登录方式添加不满 72 小时').waitFor()
    complaints.forget()
    await server.sql('update passkeys set settles_at = null')
    await button('用通行密钥登录').click()
    await page.getByText('用验证器扫这个码').waitFor()
    assert.deepEqual(complaints.all(), [])
  })
})
