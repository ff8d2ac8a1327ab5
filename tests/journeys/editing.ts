/** 对话改图 on any platform: say, read the plan, correct it by a tap, order, compare, undo, thread. */
import { PAINT_TIMEOUT_MS, waitForEqual } from './conditions'
import { arriveAt, see, type JourneyDriver } from './driver'

/** Painted before the journey: its things are named, and each can be recoloured. */
export const EDITED_PICTURE = {
  prompt: '湖边小屋，小船，月亮',
  count: 1,
  ratio: '1:1',
  style: 'watercolour',
  seed: 3,
}

export const COMPOSER = '改这张：输入或说一句'

export interface Step {
  title: string
  run(driver: JourneyDriver): Promise<void>
}

/** Begins on the result page of the picture. */
export const EDIT_STEPS: Step[] = [
  {
    title: 'a sentence leads to a plan with its price, what changes and what stays',
    async run(driver) {
      await see(driver, '参数')
      await driver.fill(COMPOSER, '把小船换成红色')
      await driver.tap('看改法')
      await see(driver, /读懂 \d+ 处/)
      await see(driver, /确认改\s*·\s*2 积分/)
      await see(driver, '没改成不扣')
    },
  },
  {
    title: 'a closed plan leaves the sentence as a draft',
    async run(driver) {
      await driver.tap('改这句话')
      await see(driver, '参数')
      await waitForEqual(() => driver.value(COMPOSER), '把小船换成红色')
      await driver.tap('看改法')
      await see(driver, /确认改\s*·\s*2 积分/)
    },
  },
  {
    title: 'a tap corrects the colour',
    async run(driver) {
      await driver.tap('红色，换一个')
      await driver.tap('橙色')
      await see(driver, /成\s*橙色/)
      await see(driver, /确认改\s*·\s*2 积分/)
    },
  },
  {
    title: 'the order is carried out over the picture before, as the second version',
    async run(driver) {
      await driver.tap('确认改')
      await see(driver, '第 2 版', PAINT_TIMEOUT_MS)
      await see(driver, '全部经过')
      await waitForEqual(() => driver.value(COMPOSER), '')
    },
  },
  {
    title: '撤回 leads to the picture before, and 重做 back again',
    async run(driver) {
      await driver.tap('撤回')
      await see(driver, '回到上一版')
      await driver.tap('重做')
      await see(driver, '第 2 版')
    },
  },
  {
    title: 'the thread names what was said and leads to every version',
    async run(driver) {
      await driver.tap('全部经过')
      await see(driver, '改图经过')
      await see(driver, '把小船改成橙色')
      await see(driver, /2 版 · 一共用了\s*2 积分/)
      await driver.tap('回到这版：原图')
      await arriveAt(driver, 'pagesD/job-detail/job-detail')
      await see(driver, '参数')
    },
  },
  {
    title: 'the thread offers a video of its versions, with its length and price',
    async run(driver) {
      await driver.tap('全部经过')
      await see(driver, '改图经过')
      await driver.tap('存短片')
      await see(driver, '2 版 · 6 秒 · 每一版配上说过的话')
      await driver.tap('叠化')
      await driver.tap('快')
      await see(driver, /2 版 · 4 秒/)
      await see(driver, '做短片 · 1 积分')
    },
  },
  {
    title: 'the video is an order like any other, with a page of its result',
    async run(driver) {
      await driver.tap('做短片')
      await see(driver, '再来一次', PAINT_TIMEOUT_MS)
      await see(driver, '改图短片')
    },
  },
]
