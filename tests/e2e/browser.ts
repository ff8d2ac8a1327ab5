/// <reference lib="dom" />
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findBrowser, findWholeBrowser } from '../../scripts/lib/machine.mjs'
import { Shared } from '../journeys/shared'
import { appVersion } from '../../server/src/platform/lib/version'
import { everything } from '../../studio/testing/effort'
import type { Tokens } from './account'

export const PHONE = { width: 390, height: 844 }

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: code optimized for it took a quarter of the time of the
  // processes that draw pages. With `--all` as on a phone.
  ...(everything ? [] : ['--js-flags=--no-opt --no-maglev']),
]

/** Without a locale of UTF-8 a file with a Chinese name is saved as `download`. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' }

function share(find: () => string | null): Shared<Browser> {
  return new Shared<Browser>(
    async () => {
      const executablePath = find()
      if (executablePath === null) throw new Error('no Chromium here; set CHROMIUM_PATH')
      return chromium.launch({ executablePath, args: FLAGS, env: ENVIRONMENT })
    },
    (browser) => browser.close(),
  )
}

const chromiumOfProcess = share(findBrowser)
const wholeOfProcess = share(findWholeBrowser)

/**
 * Sixty frames a second of a skeleton cost more than the page that takes its place: a third of the
 * CPU time of a journey. With `--all` everything moves.
 */
const MOTION = everything ? 'no-preference' : 'reduce'

/** A share of the browser of this process; closing it closes what was opened through it. */
export type BrowserShare = Pick<Browser, 'newContext' | 'close'>

/**
 * @param whole the one that shows notifications, see findWholeBrowser
 * @throws Error naming what to install when there is no browser
 */
export async function launchBrowser({ whole = false } = {}): Promise<BrowserShare> {
  const shared = whole ? wholeOfProcess : chromiumOfProcess
  const browser = await shared.take()
  const opened: BrowserContext[] = []
  return {
    async newContext(options) {
      const context = await browser.newContext({ reducedMotion: MOTION, ...options })
      opened.push(context)
      return context
    },
    async close() {
      await Promise.all(opened.map((context) => context.close()))
      await shared.giveBack()
    },
  }
}

export interface PhoneOptions {
  url: string
  viewport?: { width: number; height: number }
  deviceScaleFactor?: number
  /** Already signed in when the app opens. */
  tokens?: Tokens
  /** Further stored values of the app, by key. */
  stored?: Record<string, string>
  /** Left out: only with `--all`. For tests that look at what moves. */
  motion?: boolean
  /** Another browser's name. */
  userAgent?: string
  /** Left out: a finger. Without it a mouse, which hovers. */
  touch?: boolean
  /** Left out: blocked, for every page would fetch the whole shell once more. */
  serviceWorkers?: 'allow'
}

/** Name of a window whose next page restores the storage of its phone. */
export const RESET_MARK = 'anew'

/** Runs in the browser, before anything of a page. */
function restoreStorage(phone: { mark: string; items: { name: string; value: string }[] }): void {
  if (window.name !== phone.mark) return
  window.name = ''
  localStorage.clear()
  sessionStorage.clear()
  for (const { name, value } of phone.items) localStorage.setItem(name, value)
}

/** A phone with an empty browser, or with a session in it. */
export async function newPhone(
  browser: BrowserShare,
  options: PhoneOptions,
): Promise<BrowserContext> {
  const { url, viewport = PHONE, deviceScaleFactor = 1, tokens, touch = true } = options
  const session = tokens && { Authorization: tokens.token, refreshToken: tokens.refreshToken }
  const stored = { ...session, ...options.stored }
  const items = Object.keys(stored).length > 0 ? { version: appVersion, ...stored } : {}
  const localStorage = Object.entries(items).map(([name, data]) => ({
    name,
    value: JSON.stringify({ data }),
  }))
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor,
    serviceWorkers: options.serviceWorkers ?? 'block',
    hasTouch: touch,
    isMobile: touch,
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...(options.motion !== undefined && {
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    }),
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  await context.addInitScript(restoreStorage, { mark: RESET_MARK, items: localStorage })
  // The test loader names functions through a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (made) => made')
  return context
}

/** Everything a page complains about: console errors, exceptions, requests and answers gone wrong. */
export class Complaints {
  private readonly list: string[] = []
  private allowed: RegExp[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      this.add(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.add(`exception: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      // Side effects of a closing page or a cancelled query.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      this.add(`request: ${request.method()} ${request.url()} ${request.failure()?.errorText}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      this.add(`answer: ${response.status()} ${response.request().method()} ${response.url()}`)
    })
  }

  /** From now on these are what a test provokes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.allowed = patterns
  }

  /** A page was opened that none of this is about. */
  forget(): void {
    this.list.length = 0
    this.allowed = []
  }

  all(): string[] {
    return [...this.list]
  }

  private add(complaint: string): void {
    if (!this.allowed.some((pattern) => pattern.test(complaint))) this.list.push(complaint)
  }
}
