/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { CAMERA_FILES, turnedFile } from '../journeys/camera-files'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const WIDTH = 96
const HEIGHT = 64
/** The part to remove, in shares of the picture: away from middle and diagonals. */
const THING = { left: 0.125, top: 0.125, width: 0.25, height: 0.375 }
const MAX_DELTA_E = 3

type Rgb = readonly [number, number, number]

/** CIE L*a*b* of an sRGB colour, under D65. */
function toLab(colour: Rgb): Rgb {
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])]
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function deltaE(a: Rgb, b: Rgb): number {
  const [one, other] = [toLab(a), toLab(b)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The mean colour of a part of a picture as this browser draws it. */
async function meanColour(
  page: Page,
  bytes: Buffer,
  part = { left: 0, top: 0, width: 1, height: 1 },
) {
  const src = `data:image/jpeg;base64,${bytes.toString('base64')}`
  return page.evaluate(
    async ({ src, part }) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.naturalWidth
      canvas.height = picture.naturalHeight
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.drawImage(picture, 0, 0)
      const { data } = pen.getImageData(
        ...([part.left * canvas.width, part.top * canvas.height] as const),
        ...([part.width * canvas.width, part.height * canvas.height] as const),
      )
      const sum = [0, 0, 0] as [number, number, number]
      for (let at = 0; at < data.length; at += 4)
        for (const ink of [0, 1, 2] as const) sum[ink] += data[at + ink] ?? 0
      return sum.map((value) => value / (data.length / 4)) as unknown as [number, number, number]
    },
    { src, part },
  )
}

describe('photographs as cameras write them', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let page: Page
  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136572')
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    page = await phone.newPage()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  interface Stored {
    id: string
    url: string
    width: number
    height: number
  }

  async function upload(bytes: Buffer): Promise<Stored> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
    const answer = await fetch(`${server.url}/api/base-upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.tokens.token}` },
      body: form,
    })
    const { data, message } = (await answer.json()) as { data: Stored; message: string }
    assert.ok(answer.ok, message)
    return data
  }

  async function read(url: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(new URL(url, server.url))).arrayBuffer())
  }

  const coffee = (): Sharp =>
    sharp(join(__dirname, '../photos/coffee.jpg'))
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .modulate({ saturation: 0.6 })

  describe('are stored in the colours that this browser shows of the original', () => {
    for (const [name, make] of Object.entries(CAMERA_FILES))
      it(name, async (t) => {
        const original = await make(coffee())
        const stored = await read((await upload(original)).url)
        const distance = deltaE(await meanColour(page, original), await meanColour(page, stored))
        t.diagnostic(`ΔE ${distance.toFixed(2)}`)
        assert.ok(distance <= MAX_DELTA_E)
      })
  })

  const scene = async (width: number, height: number): Promise<Sharp> => {
    const thing = {
      create: {
        width: Math.round(THING.width * width),
        height: Math.round(THING.height * height),
        channels: 3 as const,
        background: '#e01818',
      },
    }
    const at = { left: Math.round(THING.left * width), top: Math.round(THING.top * height) }
    const ground = { create: { width, height, channels: 3 as const, background: '#5a8a5a' } }
    const composite = await sharp(ground)
      .composite([{ input: thing, ...at }])
      .png()
      .toBuffer()
    return sharp(composite)
  }

  /** A line through the middle of the thing, as wide as it. */
  const mask = {
    base: 'none',
    inverted: false,
    feather: 0,
    marks: [
      {
        kind: 'stroke',
        add: true,
        radius: 2200,
        points: [2500, 2000, 2500, 4200],
      },
    ],
  }

  for (let orientation = 1; orientation <= 8; orientation += 1)
    it(`held in way ${orientation} of 8: what is painted over is what is removed`, async () => {
      const file = await turnedFile(await scene(WIDTH, HEIGHT), orientation)
      assert.ok((await meanColour(page, file, THING))[0] > 200, 'the browser shows it upright')
      const stored = await upload(file)
      assert.deepEqual([stored.width, stored.height], [WIDTH, HEIGHT])
      const { job } = await account.post<{ job: { id: string } }>('/api/tools/cleaner', {
        requestId: randomUUID(),
        params: { image: `upload:${stored.id}`, mask, count: 1 },
        quotedCredits: 2,
      })
      const { status, pictures } = await account.ended(job.id)
      assert.equal(status, 'succeeded')
      const cleaned = await read(pictures[0]?.url ?? '')
      const [red, green] = await meanColour(page, cleaned, THING)
      assert.ok(green > red, `still ${red} red and ${green} green there`)
    })

  /** @returns the row of the phone's own pictures, once the sheet is at rest */
  async function openSheet({ page: opened }: BrowserDriver): Promise<Locator> {
    await opened.getByRole('button', { name: '选一张图片' }).last().tap()
    const album = opened.getByRole('button', { name: /相册或相机/ })
    await album.waitFor()
    await album.evaluate(async (row) => {
      const dialog = row.closest('[role="dialog"]')
      const moves = dialog?.getAnimations() ?? []
      await Promise.all(moves.map(({ finished }) => finished.catch(() => {})))
    })
    return album
  }

  it('the list of the sheet arrives without moving the row above it', async () => {
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await phone.route(/\/api\/job\/myJobList/, async (route) => {
      await released
      await route.continue()
    })
    const driver = await BrowserDriver.open(phone, '/pagesE/cleaner/cleaner')
    const album = await openSheet(driver)
    const before = await album.boundingBox()
    release()
    await driver.page.getByRole('button', { name: /^第 1 张/ }).waitFor()
    assert.deepEqual(await album.boundingBox(), before)
    await phone.close()
  })

  it('one made smaller by the browser before it is sent stays upright', async () => {
    const upright = await scene(3000, 4300)
    const file = await turnedFile(upright, 6)
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    const driver = await BrowserDriver.open(phone, '/pagesE/cleaner/cleaner')
    const album = await openSheet(driver)
    const [chooser] = await Promise.all([driver.page.waitForEvent('filechooser'), album.tap()])
    const confirmed = driver.page.waitForResponse(/\/api\/cosupload$/)
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: file })
    const { data } = (await (await confirmed).json()) as { data: Stored }
    await see(driver, new RegExp(`${data.width} × ${data.height}`))
    assert.ok(data.height > data.width && data.height < 4300, `${data.width} × ${data.height}`)
    const [red, green] = await meanColour(page, await read(data.url), THING)
    assert.ok(red > 2 * green, `${red} red and ${green} green where the thing is`)
    await phone.close()
  })
})
