import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see } from '../journeys/driver'
import { loadPhoto } from '../journeys/photos'
import type { Account } from './account'
import type { BrowserDriver } from './driver'

/** A studio that was just opened takes a finger a moment later. */
const TRIES = 40
const LINE_MS = 300
/** Another tap in one place chooses the next range: only one that was lost is repeated. */
const TAP_MS = 3000
/** The selection of a tap is computed, next to other work. */
const ANSWER_MS = 90_000

interface Point {
  x: number
  y: number
}

/** Position of strokes: in the middle of a stage. */
async function findMiddle(page: Page, name: RegExp): Promise<Point> {
  const box = await page.getByRole('application', { name }).last().boundingBox()
  assert.ok(box, 'there is no stage')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function line(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x - 50, y)
  await page.mouse.down()
  for (let i = 0; i <= 10; i++) await page.mouse.move(x - 50 + i * 10, y + (i % 3) * 4)
  await page.mouse.up()
}

/** Does it until there is something that could be undone. */
async function untilTaken(
  page: Page,
  action: () => Promise<void>,
  timeout = LINE_MS,
): Promise<void> {
  const undo = page.getByRole('button', { name: '撤销', disabled: false })
  for (let tries = 0; tries < TRIES; tries++) {
    await action()
    const taken = await undo.waitFor({ timeout }).then(
      () => true,
      () => false,
    )
    if (taken) return
  }
  assert.fail('no line was taken')
}

/** Actions on the pages of tools. Every gesture can be used alone. */
export function toolHands(driver: BrowserDriver, account: Account) {
  const { page } = driver
  const look = (words: string | RegExp) => see(driver, words)
  const tap = (name: string) => driver.tap(name)

  /** In the mask studio, until it is closed with 完成. */
  async function inStudio(action: () => Promise<void>): Promise<void> {
    // The button below names it before it is there.
    await page.getByText('涂抹', { exact: true }).filter({ visible: true }).first().waitFor()
    await tap('涂抹')
    await look('撤销')
    await action()
    await tap('完成')
    await page.getByRole('application').waitFor({ state: 'detached' })
  }

  const brush = () => untilTaken(page, async () => line(page, await findMiddle(page, /空格落笔/)))

  return {
    driver,
    page,
    see: look,
    tap,
    fill: (field: string, text: string) => driver.fill(field, text),
    at: (route: string) => arriveAt(driver, route),
    goto: (route: string) => page.goto(`/${route}`),

    /** A photograph from the phone, by the sheet that the named thing opens. */
    async photo(name: string, chosenBy = '选一张图片'): Promise<void> {
      await tap(chosenBy)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('相册或相机')])
      await chooser.setFiles((await loadPhoto(name)).file)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('.upload-note').waitFor({ state: 'detached' })
    },

    /** A line of the brush across the middle of the picture, and what is done next to it. */
    paint: (more = async (): Promise<void> => {}) =>
      inStudio(async () => {
        await brush()
        await more()
      }),

    /** The same in a studio that is open. */
    line: brush,

    /** A tap on the thing in the middle; the server answers what it is, `said` before that. */
    point: (said?: RegExp) =>
      inStudio(async () => {
        await tap('点选')
        await untilTaken(
          page,
          async () => {
            const { x, y } = await findMiddle(page, /空格落笔/)
            await page.touchscreen.tap(x, y)
          },
          TAP_MS,
        )
        if (said) await look(said)
        // The page's own note and the studio's can be seen at once.
        await page.waitForFunction(
          (words) => !document.body.textContent?.includes(words),
          '正在识别…',
          { timeout: ANSWER_MS },
        )
        await waitForEqual(() => driver.count('重试'), 0, 'the tap was not answered')
      }),

    /** A line on the doodle board. */
    draw: () => untilTaken(page, async () => line(page, await findMiddle(page, /空格点一下/))),

    /** The rail with this name goes to its beginning. */
    least: (label: string, index = 0) =>
      page.getByLabel(label, { exact: true }).nth(index).press('Home'),

    /** The page of the newest finished job of this kind. */
    async openNewest(kind: 'image' | 'video'): Promise<void> {
      const { list } = await account.get<{ list: { id: string; pictures: { kind: string }[] }[] }>(
        '/api/job/myJobList?state=succeeded&pageSize=20',
      )
      const job = list.find(({ pictures }) => pictures[0]?.kind === kind)
      assert.ok(job, `no ${kind} was made yet`)
      await page.goto(`/pagesD/job-detail/job-detail?id=${job.id}`)
    },
  }
}

export type ToolHands = ReturnType<typeof toolHands>
