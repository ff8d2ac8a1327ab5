/** Reference pictures of 对话改图 on any platform, after EDIT_STEPS, on the page of the first version. */
import { PAINT_TIMEOUT_MS, waitForEqual } from './conditions'
import { type JourneyDriver, see, seeCount } from './driver'
import { COMPOSER, type Step } from './editing'

const SENTENCE = '用@1的颜色，去掉月亮'

/** Label of the picture over the sentence, and its words in the plan. */
const AS_COLOUR = '图 1 颜色'

const TWO = '用@1的颜色，再照@2的画风'
const TWO_MOVED = '用@2的颜色，再照@1的画风'

/** @param reopen restarts the app on the same page */
export const listReferenceSteps = (reopen: (driver: JourneyDriver) => Promise<void>): Step[] => [
  {
    title: 'a suggestion about what is in the picture leads to its plan',
    async run(driver) {
      await see(driver, '全部经过')
      const [words] = await see(driver, /\S+换成红色/)
      await driver.tap(words)
      await see(driver, /读懂 \d+ 处/)
      await driver.tap('改这句话')
      await waitForEqual(() => driver.value(COMPOSER), words)
      await driver.fill(COMPOSER, '')
    },
  },
  {
    title: 'a reference picture is put over the sentence',
    async run(driver) {
      await driver.tap('加参考图')
      await driver.tap('加一张')
      await see(driver, '画夹里的作品')
      await driver.tap('第 1 张')
      await see(driver, /借图 1 的/)
    },
  },
  {
    title: 'a use that the painter has not is refused as soon as it is chosen, with one it has',
    async run(driver) {
      await driver.tap('人物')
      await see(driver, '图 1 的人物，这支画笔用不上')
      await driver.tap('图 1 改作颜色')
      await seeCount(driver, '图 1 改作颜色', 0)
      await seeCount(driver, AS_COLOUR, 1)
    },
  },
  {
    title: 'an @ lists the pictures, and one is mentioned by a tap',
    async run(driver) {
      await driver.fill(COMPOSER, '用@')
      await driver.tap('提到图 1，用作颜色')
      await waitForEqual(() => driver.value(COMPOSER), '用@1')
    },
  },
  {
    title: 'a second picture is put first by its button, and the mentions follow the pictures',
    async run(driver) {
      await driver.tap('再加一张')
      await driver.tap('第 2 张')
      await see(driver, /借图 2 的/)
      await driver.fill(COMPOSER, TWO)
      await driver.tap('图 2 往前移')
      await see(driver, /借图 1 的/)
      await waitForEqual(() => driver.value(COMPOSER), TWO_MOVED)
      await seeCount(driver, '图 2 颜色', 1)
      await seeCount(driver, '图 1 画风？猜的', 1)
    },
  },
  {
    title: 'sentence and pictures are there in their order after a restart',
    async run(driver) {
      await reopen(driver)
      await seeCount(driver, '图 2 颜色', 1)
      await seeCount(driver, '图 1 画风？猜的', 1)
      await waitForEqual(() => driver.value(COMPOSER), TWO_MOVED)
      await driver.tap('图 1 画风？猜的')
      await driver.tap('图 1 往后移')
      await waitForEqual(() => driver.value(COMPOSER), TWO)
      await seeCount(driver, AS_COLOUR, 1)
      await driver.tap('去掉')
      await seeCount(driver, '图 2 画风？猜的', 0)
    },
  },
  {
    title: 'sentence and picture stay a draft when the plan is closed',
    async run(driver) {
      await driver.fill(COMPOSER, SENTENCE)
      await driver.tap('看改法')
      await see(driver, /图1的颜色/)
      await driver.tap('改这句话')
      await waitForEqual(() => driver.value(COMPOSER), SENTENCE)
      await seeCount(driver, AS_COLOUR, 1)
    },
  },
  {
    title: 'the plan says what it borrows, and its version is a branch',
    async run(driver) {
      await driver.tap('看改法')
      await see(driver, /图1的颜色/)
      await see(driver, /图 1 颜色/)
      await driver.tap('确认改')
      await see(driver, '第 3 版', PAINT_TIMEOUT_MS)
      await seeCount(driver, '分支，第 2 版，把小船改成橙色', 1)
      await waitForEqual(() => driver.value(COMPOSER), '')
      await seeCount(driver, AS_COLOUR, 0)
    },
  },
]
