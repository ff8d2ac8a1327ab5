import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, type BrowserShare } from './browser'
import { sumBytes, weigh, type Weights } from './weigh'

const KB = 1024
const FIRST_JS_BYTES = 150 * KB
const FIRST_CSS_BYTES = 15 * KB
const ROUTE_BYTES = 25 * KB

const LAZY_ROUTES = [
  'pages/playground/playground',
  'pages/tools/tools',
  'pages/folder/folder',
  'pages/ucenter/ucenter',
  'pages/ucenter/login',
  'pages/ucenter/phone-bind',
  'pagesB/agreement/service',
  'pagesD/job-detail/job-detail',
  'pagesC/storyboard/storyboard',
  'components/rt-uni-update/components/rt-uni-update/rt-uni-update',
]

// Several at once: mostly they wait for further requests.
describe('what H5 asks of a slow network', { concurrency: 3 }, () => {
  let server: JourneyServer
  let browser: BrowserShare
  let first: Weights
  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    first = await weigh(browser, server.url, '')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('the first page needs at most 150 KB of scripts and 15 KB of style sheets', (t) => {
    const js = sumBytes(first, '.js')
    const css = sumBytes(first, '.css')
    t.diagnostic(`scripts ${(js / KB).toFixed(1)} KB, style sheets ${(css / KB).toFixed(1)} KB`)
    assert.ok(js > 0 && js <= FIRST_JS_BYTES, `${js} bytes of scripts: ${[...first].join(' ')}`)
    assert.ok(css > 0 && css <= FIRST_CSS_BYTES, `${css} bytes of style sheets`)
  })

  for (const route of LAZY_ROUTES) {
    it(`${route} adds at most 25 KB of scripts`, async (t) => {
      const js = sumBytes(await weigh(browser, server.url, route), '.js', first)
      t.diagnostic(`${(js / KB).toFixed(1)} KB`)
      assert.ok(js > 0, 'it is loaded when it is opened, not before')
      assert.ok(js <= ROUTE_BYTES, `${js} bytes`)
    })
  }
})
