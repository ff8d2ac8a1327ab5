/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'

/** A site that is not ours: by its name, which leads to this machine too. */
async function openOtherSite(): Promise<{ url: string; site: Server }> {
  const site = createServer((_request, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    answer.end('<!doctype html><title>elsewhere</title>')
  })
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://localhost:${address.port}/`, site }
}

/** Width of the picture in pixels as this page shows it; null when the page may not. */
function readWidth(page: Page, src: string): Promise<number | null> {
  return page.evaluate(
    (address) =>
      new Promise<number | null>((resolve) => {
        const picture = new Image()
        picture.onload = () => resolve(picture.naturalWidth)
        picture.onerror = () => resolve(null)
        picture.src = address
      }),
    src,
  )
}

/** Path of a stored picture: that of a starting point. */
async function storedPicture({ url }: JourneyServer): Promise<string> {
  const { data } = (await (await fetch(`${url}/api/preset/list`)).json()) as {
    data: { picture: { url: string } | null }[]
  }
  const picture = data.find((preset) => preset.picture !== null)?.picture
  assert.ok(picture, 'a starting point has its picture')
  return new URL(picture.url, url).pathname
}

describe('pictures of ours in the page of another site, as mini-programs are', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let other: { url: string; site: Server }
  let page: Page
  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    other = await openOtherSite()
    page = await (await newPhone(browser, { url: other.url })).newPage()
    await page.goto(other.url)
  })
  after(async () => {
    await browser?.close()
    other?.site.close()
    await server?.close()
  })

  it('a stored picture is shown', async () => {
    const width = await readWidth(page, server.url + (await storedPicture(server)))
    assert.ok(width, 'it has a width here')
  })

  it('a cover of a tool is shown', async () => {
    const tools = await fetch(`${server.url}/covers/cleaner.webp`)
    assert.equal(tools.status, 200)
    assert.ok((await readWidth(page, tools.url)) ?? 0)
  })

  it('files that are not our media are not cached', async () => {
    const isServed = (path: string) =>
      page.evaluate(
        (address) => fetch(address, { mode: 'no-cors' }).then(Boolean, () => false),
        server.url + path,
      )
    const picture = await storedPicture(server)
    assert.equal(await isServed(picture), true, 'the question is a fair one')
    for (const path of ['/healthz', '/api/app-config/generate', '/files/raw/u/a.png']) {
      assert.equal(await isServed(path), false, path)
    }
  })
})
