import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { startServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone } from './browser'

const KB = 1024
const FIRST_JS_BYTES = 150 * KB
const FIRST_CSS_BYTES = 15 * KB
const ROUTE_BYTES = 25 * KB
/** Nothing more is asked for after this long without a question. */
const QUIET_MS = 1500

const LAZY_ROUTES = [
  'pages/playground/playground',
  'pages/tools/tools',
  'pages/folder/folder',
  'pages/ucenter/ucenter',
  'pages/ucenter/login',
  'pages/ucenter/phone-bind',
  'pagesB/agreement/service',
  'pagesD/job-detail/job-detail',
  'components/rt-uni-update/components/rt-uni-update/rt-uni-update',
]

/** Gzip bytes of each script and style sheet, by path. */
type Weights = Map<string, number>

describe('what H5 asks of a slow network', () => {
  let server: JourneyServer
  let browser: Browser
  let first: Weights
  before(async () => {
    server = await startServer()
    browser = await launchBrowser()
    first = await weigh('')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  /** Opens a page in an empty browser and weighs what it really asks for. */
  async function weigh(route: string): Promise<Weights> {
    const phone = await newPhone(browser, { url: server.url })
    const page = await phone.newPage()
    const weights: Weights = new Map()
    const bodies: Promise<void>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!/\.(js|css)$/.test(pathname)) return
      bodies.push(
        response.body().then((body) => void weights.set(pathname, gzipSync(body).byteLength)),
      )
    })
    await page.goto(`/${route}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
    await Promise.all(bodies)
    await phone.close()
    return weights
  }

  const sum = (weights: Weights, ending: string, without: Weights = new Map()) =>
    [...weights].reduce(
      (bytes, [path, size]) => (path.endsWith(ending) && !without.has(path) ? bytes + size : bytes),
      0,
    )

  it('the first page needs at most 150 KB of scripts and 15 KB of style sheets', (t) => {
    const js = sum(first, '.js')
    const css = sum(first, '.css')
    t.diagnostic(`scripts ${(js / KB).toFixed(1)} KB, style sheets ${(css / KB).toFixed(1)} KB`)
    assert.ok(js > 0 && js <= FIRST_JS_BYTES, `${js} bytes of scripts: ${[...first].join(' ')}`)
    assert.ok(css > 0 && css <= FIRST_CSS_BYTES, `${css} bytes of style sheets`)
  })

  for (const route of LAZY_ROUTES) {
    it(`${route} adds at most 25 KB of scripts`, async (t) => {
      const js = sum(await weigh(route), '.js', first)
      t.diagnostic(`${(js / KB).toFixed(1)} KB`)
      assert.ok(js > 0, 'it is loaded when it is opened, not before')
      assert.ok(js <= ROUTE_BYTES, `${js} bytes`)
    })
  }
})
