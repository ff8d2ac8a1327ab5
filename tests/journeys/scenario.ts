import assert from 'node:assert/strict'
import { PAINT_TIMEOUT_MS, waitForEqual } from './conditions'
import { arriveAt, see, seeCount, seeDialog, type JourneyDriver } from './driver'

/** Painting is real: a slow machine with other work on it takes its time. */
const PROMPT = '月夜海上，一叶小船，远山如黛'
const NEGATIVE = '文字、水印'
const PRICE = /生成\s*·\s*(\d+)\s*积分/
const BALANCE = /积分\s*([\d,]+)/

/** State shared between steps. */
export interface Story {
  /** Eleven digits, not used before on this server. */
  phone: string
  priceCredits: number
  balanceBefore: number
}

export interface JourneyStep {
  title: string
  run(driver: JourneyDriver, story: Story): Promise<void>
}

export function newStory(phone: string): Story {
  return { phone, priceCredits: 0, balanceBefore: 0 }
}

/** Name of a tile in 画夹, as the page words it. */
const tile = (count: number) => `${PROMPT}，${count} 张`

/** From a prompt to a picture, and back to nothing: the main story of the product. */
export const PROMPT_TO_PICTURE: JourneyStep[] = [
  {
    title: 'an anonymous visitor writes a prompt and sees its price',
    async run(driver, story) {
      await arriveAt(driver, 'pages/index/index')
      await driver.fill('画面描述', PROMPT)
      const [, price] = await see(driver, PRICE)
      story.priceCredits = Number(price)
      assert.ok(story.priceCredits > 0, 'the button names a price')
    },
  },
  {
    title: 'starting it leads to sign in, and who turns back has ordered nothing',
    async run(driver) {
      await driver.tap('生成')
      await arriveAt(driver, 'pages/ucenter/login')
      await driver.back()
      await arriveAt(driver, 'pages/index/index')
    },
  },
  {
    title: 'so does the balance, after a question',
    async run(driver) {
      await driver.tap('登录')
      await seeDialog(driver, '体验完整功能,请先登录')
      await driver.answerDialog(true)
      await arriveAt(driver, 'pages/ucenter/login')
    },
  },
  {
    title: 'phone and code sign in and lead back to 创作',
    async run(driver, story) {
      await driver.fill('手机号', story.phone)
      await driver.tap('获取验证码')
      await see(driver, /开发验证码 \d{6}/)
      await driver.tap('同意协议')
      // Its sixth digit sends it.
      await driver.tap('填入')
      await arriveAt(driver, 'pages/index/index')
    },
  },
  {
    title: 'the draft outlived the sign-in',
    async run(driver) {
      await waitForEqual(() => driver.value('画面描述'), PROMPT)
    },
  },
  {
    title: 'parameters change the price on the button',
    async run(driver, story) {
      await driver.tap('水墨')
      await driver.tap('1:1')
      await driver.tap('2 张')
      await driver.tap('高级')
      await driver.fill('反向提示词', NEGATIVE)
      const [, price] = await see(driver, PRICE)
      assert.equal(Number(price), story.priceCredits * 2, 'two pictures cost twice one')
      story.priceCredits = Number(price)
    },
  },
  {
    title: '我的 shows the welcome credits',
    async run(driver, story) {
      await driver.tab('我的')
      await arriveAt(driver, 'pages/ucenter/ucenter')
      story.balanceBefore = await readBalance(driver)
      assert.ok(story.balanceBefore >= story.priceCredits * 2, 'enough for two runs')
      await driver.tab('创作')
    },
  },
  {
    title: '生成 starts it and shows it being made',
    async run(driver) {
      await driver.tap('生成')
      await see(driver, '可以离开，画好会在画夹提醒你')
    },
  },
  {
    title: 'who stays sees it develop, and its page opens',
    async run(driver) {
      await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_TIMEOUT_MS)
    },
  },
  {
    title: 'its page shows every parameter',
    async run(driver, story) {
      await see(driver, PROMPT)
      await see(driver, NEGATIVE)
      for (const [label, value] of [
        ['风格', '水墨'],
        ['画幅', '1:1'],
        ['张数', '2'],
        ['种子', '\\d+'],
        ['花费', String(story.priceCredits)],
      ]) {
        await see(driver, new RegExp(`${label}\\s*${value}`))
      }
    },
  },
  {
    title: '再画一张 brings every parameter back; it may be left and arrives in 画夹',
    async run(driver) {
      await driver.tap('再画一张')
      await arriveAt(driver, 'pages/index/index')
      await waitForEqual(() => driver.value('画面描述'), PROMPT)
      await driver.tap('生成')
      await see(driver, '可以离开，画好会在画夹提醒你')
      await driver.tap('收起')
      await driver.tab('画夹')
      await seeCount(driver, tile(2), 2, PAINT_TIMEOUT_MS)
    },
  },
  {
    title: 'a restart forgets nothing',
    async run(driver) {
      await driver.restart()
      await driver.tab('画夹')
      await seeCount(driver, tile(2), 2)
    },
  },
  {
    title: 'a deleted creation leaves 画夹',
    async run(driver) {
      await driver.tap(tile(2))
      await arriveAt(driver, 'pagesD/job-detail/job-detail')
      // A picture requested after its file is deleted is a 404.
      await driver.atRest?.()
      await driver.tap('删除')
      await seeDialog(driver, '删除这次创作？')
      await driver.answerDialog(true)
      await arriveAt(driver, 'pages/folder/folder')
      await seeCount(driver, tile(2), 1)
    },
  },
  {
    title: 'the balance paid for exactly two runs',
    async run(driver, story) {
      await driver.tab('我的')
      const left = story.balanceBefore - 2 * story.priceCredits
      await see(driver, new RegExp(`积分\\s*${left}(?!\\d)`))
    },
  },
  {
    title: 'logging out ends the session',
    async run(driver) {
      await driver.tap('退出登录')
      await seeDialog(driver, /退出/)
      await driver.answerDialog(true)
      await see(driver, '还没有登录')
      await driver.tab('画夹')
      await seeCount(driver, tile(2), 0)
    },
  },
]

async function readBalance(driver: JourneyDriver): Promise<number> {
  const [, balance = ''] = await see(driver, BALANCE)
  return Number(balance.replace(/,/g, ''))
}
