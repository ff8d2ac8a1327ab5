/// <reference lib="dom" />
/** The console in a browser with an operator signed in, over an installation with nothing behind it. */
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { runAdmin } from '../journeys/back-office'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Shared } from '../journeys/shared'
import { sidewaysOn, violationsOn } from './accessibility'
import { Account } from './account'
import { Complaints, launchBrowser } from './browser'

const OPERATOR = '13900000002'
/** On a machine with other work. */
const WAIT_MS = 15_000
const DESK = { width: 1440, height: 900 }
const SMALL_DESK = { width: 1024, height: 768 }
/** Folder of the photographs, for docs/pages/console. */
const SHOTS = process.env.CONSOLE_SHOTS

async function postConsole<T>(url: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${url}/api/console/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, message, data } = (await answer.json()) as {
    code: number
    message: string
    data: T
  }
  assert.equal(code, 0, message)
  return data
}

/** By a code and a second factor that is set up now. */
async function signIn(server: JourneyServer): Promise<string> {
  const { url } = server
  await Account.signIn(url, OPERATOR)
  await runAdmin(server, ['grant-role', OPERATOR, 'operator'])
  await server.sql(`update sms_codes set created_at = created_at - interval '2 minutes'`)
  const way = { way: 'phone', account: OPERATOR }
  const { devCode: secret = '' } = await postConsole<{ devCode?: string }>(url, 'code', way)
  const { token: ticket } = await postConsole<{ token: string }>(url, 'signIn', { ...way, secret })
  const enrolment = await postConsole<{ secret: string }>(url, 'enrol', { ticket })
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate()
  const opened = await postConsole<{ token: string }>(url, 'enrol/confirm', { ticket, code })
  return opened.token
}

export interface Desk {
  readonly server: JourneyServer
  readonly page: Page
  /** No violations of accessibility, nothing wider than the window, on both sizes of a desk. */
  fits(name: string): Promise<void>
  close(): Promise<void>
}

/** A server with an operator signed in at its console. */
interface StaffedServer {
  readonly server: JourneyServer
  readonly token: string
}

async function staffServer(env: Record<string, string> = {}): Promise<StaffedServer> {
  const server = await startServer({ ...SMALL, RATE_LIMIT_PER_MINUTE: '100000', ...env })
  try {
    return { server, token: await signIn(server) }
  } catch (thrown) {
    await server.close()
    throw thrown
  }
}

/** The one of this process for files that ask for no environment of their own. */
const plainServer = new Shared<StaffedServer>(staffServer, ({ server }) => server.close())

/** @param env of a server of its own; left out: a server shared with other files */
export async function openDesk(env?: Record<string, string>): Promise<Desk> {
  const { server, token } = await (env ? staffServer(env) : plainServer.take())
  const browser = await launchBrowser()
  const close = async () => {
    await browser.close()
    await (env ? server.close() : plainServer.giveBack())
  }
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: DESK,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    // The test loader names functions through a helper of its own, which a page does not have.
    await context.addInitScript('globalThis.__name = (made) => made')
    await context.addInitScript(`sessionStorage.setItem('console-token', '${token}')`)
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    const complaints = new Complaints(page)
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    const shoot = async (name: string, { width, height }: typeof DESK) => {
      const path = join(SHOTS ?? '', `${name}-${width}x${height}.png`)
      if (SHOTS) await page.screenshot({ path })
      assert.deepEqual(await sidewaysOn(page), [], `${name} at ${width}`)
    }
    return {
      server,
      page,
      close,
      async fits(name) {
        await page.locator('.ant-skeleton').waitFor({ state: 'detached' })
        await page.locator('.ant-message-notice').first().waitFor({ state: 'detached' })
        // The backdrop dims the page behind a dialog, on purpose.
        const isOver = (await page.getByRole('dialog').count()) > 0
        const found = await violationsOn(page)
        const wrong = found.filter((one) => !isOver || !one.startsWith('color-contrast'))
        assert.deepEqual(wrong, [], name)
        await shoot(name, DESK)
        await page.setViewportSize(SMALL_DESK)
        await shoot(name, SMALL_DESK)
        await page.setViewportSize(DESK)
        assert.deepEqual(complaints.all(), [], name)
      },
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

/** As chosen from the disk. */
export const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a5c3d' } })
    .jpeg()
    .toBuffer(),
})
