/// <reference lib="dom" />
/** Actions of the tests of going back on a tab, and its history. */
import assert from 'node:assert/strict'
import type { CDPSession, Locator, Page } from 'playwright-core'
import {
  paintPng,
  sendJson,
  type FakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import type { Account } from './account'
import type { BrowserDriver } from './driver'

export class Tab {
  readonly page: Page

  private constructor(
    readonly driver: BrowserDriver,
    private readonly devtools: CDPSession,
  ) {
    this.page = driver.page
  }

  static async of(driver: BrowserDriver): Promise<Tab> {
    return new Tab(driver, await driver.page.context().newCDPSession(driver.page))
  }

  sheet(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  async gone(name: string): Promise<void> {
    await this.sheet(name).waitFor({ state: 'detached' })
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }

  /** At an address, with no history; reloaded unless the tab is there already. */
  async begin(address: string): Promise<void> {
    const { pathname, search } = new URL(this.page.url())
    if (pathname + search === address && (await this.entriesBehind()) === 0) return
    await this.driver.openFresh(address)
    await this.forgetBefore()
  }

  async forgetBefore(): Promise<void> {
    await this.devtools.send('Page.resetNavigationHistory')
  }

  async entriesBehind(): Promise<number> {
    return (await this.devtools.send('Page.getNavigationHistory')).currentIndex
  }

  /** Until there are as many: they follow what is on screen. */
  async seeBehind(count: number): Promise<void> {
    for (let tries = 0; tries < 150; tries += 1) {
      if ((await this.entriesBehind()) === count) return
      await this.page.waitForTimeout(20)
    }
    assert.equal(await this.entriesBehind(), count, 'entries behind')
  }

  /** The sheet of the sentences written before, on 创作. */
  async openHistory(): Promise<void> {
    await this.driver.tap('历史')
    await this.sheet('历史').waitFor()
    await this.driver.settled()
    await this.seeBehind(1)
  }

  /** A finger that is pulled down from there, in steps of so many ms, and let go. */
  async pull(from: { x: number; y: number }, px: readonly number[], everyMs: number) {
    const startMs = Date.now()
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number, step: number) =>
      this.devtools.send('Input.dispatchTouchEvent', {
        type,
        timestamp: (startMs + step * everyMs) / 1000,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + down }],
      })
    await touch('touchStart', 0, 0)
    for (const [step, down] of px.entries()) await touch('touchMove', down, step + 1)
    await touch('touchEnd', 0, px.length + 1)
  }

  async getTop(name: string): Promise<{ x: number; y: number }> {
    const box = await this.sheet(name).boundingBox()
    assert.ok(box)
    return { x: box.x + box.width / 2, y: box.y + 10 }
  }
}

/** Starts a picture that is not there before the answer is called. */
export async function beginPainting(
  api: FakeApi,
  account: Account,
  model: string,
): Promise<() => void> {
  let paint = () => {}
  const released = new Promise<void>((resolve) => {
    paint = resolve
  })
  api.answerWith(async (_call, response) => {
    await released
    const png = await paintPng('64x64')
    sendJson(response, 200, { created: 1, data: [{ b64_json: png.toString('base64') }] })
  })
  await account.start({ prompt: '慢慢画', model, ratio: '1:1' })
  return paint
}

interface Offer {
  modelId: string
  priceByCount: number[]
}

/** One prompt on all models; answers a job of it. */
export async function compareAll(account: Account, offers: readonly Offer[]): Promise<string> {
  const orders = offers.map(({ modelId }) => ({
    prompt: '雪山湖泊',
    ratio: '1:1',
    model: modelId,
  }))
  const quotedCredits = offers.reduce((sum, { priceByCount }) => sum + (priceByCount[0] ?? 0), 0)
  const body = { requestId: 'compared', orders, quotedCredits }
  const { jobs } = await account.post<{ jobs: { id: string }[] }>('/api/generate/compare', body)
  for (const { id } of jobs) await account.ended(id)
  return jobs[0]?.id ?? ''
}
