/** 短片 on any platform: script, shots, pictures, video, one shot changed, the video once more. */
import { PAINT_TIMEOUT_MS } from './conditions'
import { see, seeCount, type JourneyDriver } from './driver'

export const STORY_PAGE = '/pagesC/storyboard/storyboard'
const RENDER_TIMEOUT_MS = 120_000

interface Step {
  title: string
  run(driver: JourneyDriver): Promise<void>
}

/** Begins on the page of a new storyboard. */
export const STORY_STEPS: Step[] = [
  {
    title: 'a script is read as shots while it is written, and survives a restart',
    async run(driver) {
      await driver.fill('剧本', '雪山湖泊日出。')
      await see(driver, '至少要 2 镜')
      await driver.fill('剧本', '雪山湖泊日出。\n月夜的荷塘，一只白鹤。')
      await see(driver, '读出 2 镜')
      await see(driver, /先出 2 张分镜\s*· 4 积分/)
      await driver.atRest?.()
      await driver.tap('看分镜')
      await see(driver, '月夜的荷塘，一只白鹤。')
    },
  },
  {
    title: 'its pictures are painted first, and the price of the video is seen before it',
    async run(driver) {
      await driver.tap('先出 2 张分镜')
      await see(driver, /正在画|拍成短片/)
      await see(driver, /拍成短片\s*· \d+ 积分/, PAINT_TIMEOUT_MS)
    },
  },
  {
    title: 'a shot is moved by its handle’s sheet',
    async run(driver) {
      await driver.tap('第 2 镜，挪动或更多')
      await driver.tap('上移')
      await see(driver, /1\s*\d(\.\d+)? 秒\s*月夜的荷塘/)
      await see(driver, /拍成短片\s*· \d+ 积分/)
    },
  },
  {
    title: 'the video is made shot by shot',
    async run(driver) {
      await driver.tap('拍成短片')
      await see(driver, '发布', RENDER_TIMEOUT_MS)
      await see(driver, '点一下开声')
    },
  },
  {
    title: 'one changed shot is the only one that is charged again',
    async run(driver) {
      await driver.tap('改这镜')
      await see(driver, '看成片')
      await driver.tap('第 1 镜，挪动或更多')
      await driver.tap('改这镜')
      await driver.fill('字幕', '她飞过荷塘')
      await driver.tap('升起')
      await driver.tap('好了')
      await see(driver, /只重拍第 1 镜\s*· \d+ 积分/)
      await driver.tap('只重拍第 1 镜')
      await see(driver, '发布', RENDER_TIMEOUT_MS)
    },
  },
  {
    title: 'a music that moves the cuts is ordered on the board, which shows its price',
    async run(driver) {
      await driver.tap('换配乐')
      await driver.tap('国风')
      await driver.tap('用这首')
      await see(driver, /拍成短片\s*· \d+ 积分/)
      await driver.tap('拍成短片')
      await see(driver, '国风 · AI 生成', RENDER_TIMEOUT_MS)
    },
  },
  {
    title: 'one whose shots were filmed before makes the video again at once',
    async run(driver) {
      await driver.tap('换配乐')
      await driver.tap('自动')
      await driver.tap('用这首')
      await see(driver, /第 \d 镜 · (?!国风)\S+ · AI 生成/, RENDER_TIMEOUT_MS)
      await seeCount(driver, '分镜改过，这是上一次拍的', 0)
    },
  },
]
