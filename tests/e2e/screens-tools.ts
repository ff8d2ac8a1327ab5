/** The pages of the tools in every state worth looking at. */
import { ALL_TOOLS } from '@contract/tools/all'
import { see } from '../journeys/driver'
import type { BrowserDriver } from './driver'
import { fixed, on, sheet, whole, type Screen } from './screen'
import { offerSounds } from './screen-sound'

export const SCREENS_OF_TOOLS: Screen[] = [
  // Every tool's page before a picture is chosen.
  ...ALL_TOOLS.filter(({ route }) => route.startsWith('pagesE/')).map(({ id, route, name }) => ({
    name: `tool-${id}`,
    who: 'owner' as const,
    address: fixed(`/${route}`),
    async arrange(driver: BrowserDriver) {
      await see(driver, name)
      await driver.page.locator('.generate').waitFor()
      await see(driver, /选一张图片|选一段视频|先写|至少|先画|开始/)
    },
  })),
  {
    name: 'inpaint-result',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/inpaint/inpaint?id=${doneId}`,
    arrange: on('换一张'),
  },
  {
    name: 'apps',
    who: 'owner',
    address: fixed('/pagesE/apps/apps'),
    arrange: on('证件照换蓝底'),
  },
  {
    name: 'app',
    who: 'owner',
    address: fixed('/pagesE/apps/apps?id=id-photo-blue'),
    arrange: on('选一张图片'),
  },
  {
    name: 'book',
    who: 'owner',
    address: fixed('/pagesD/mj-prompt-book/mj-prompt-book'),
    async arrange(driver) {
      await see(driver, '逆光')
      await driver.tap('柔光')
      await driver.tap('金色阳光')
      await see(driver, '用这些词去画')
    },
  },
  {
    name: 'tool-picture',
    who: 'owner',
    address: fixed('/pagesE/cleaner/cleaner'),
    async arrange(driver) {
      await see(driver, '消除')
      await driver.tap('选一张图片')
      await driver.tap('第 1 张')
      await driver.page.getByRole('dialog').waitFor({ state: 'detached' })
    },
    sheets: [
      sheet('tool-choose', 'domain/media/MediaSheet', '选一张图片', '换一张'),
      whole(sheet('mask', 'domain/mask/StudioScreen', '要消除的', '涂抹'), ({ page }) =>
        page.getByRole('application').waitFor(),
      ),
    ],
  },
  {
    name: 'doodle-layers',
    who: 'owner',
    address: fixed('/pagesE/paint/paint'),
    async arrange(driver) {
      await see(driver, '先画几笔')
      await driver.tap('图层')
      await see(driver, '图层 3')
    },
  },
  {
    name: 'doodle-simple',
    who: 'visitor',
    address: fixed('/pagesE/paint/paintv1'),
    arrange: on('先画几笔'),
  },
  {
    name: 'doodle-screen',
    who: 'visitor',
    address: fixed('/pagesE/paint/webview'),
    arrange: on('完成'),
  },
  {
    name: 'tool-background',
    who: 'owner',
    address: fixed('/pagesE/replace-bg/replace-bg'),
    async arrange(driver) {
      await see(driver, '换背景')
      await driver.tap('选一张图片')
      await driver.tap('第 1 张')
      await driver.page.getByRole('dialog').waitFor({ state: 'detached' })
      await driver.tap('渐变')
      await see(driver, '渐变到')
    },
  },
  {
    name: 'tool-shots',
    who: 'owner',
    address: fixed('/pagesE/vid-maker/vid-maker'),
    async arrange(driver) {
      await see(driver, '加一段')
      await driver.tap('加一段')
      await driver.tap('加一段')
      await see(driver, '第 2 段')
    },
  },
  {
    name: 'tool-sound',
    who: 'owner',
    address: fixed('/pagesE/vid-maker/vid-maker'),
    async arrange(driver) {
      await offerSounds(driver)
      await driver.page.reload()
      await see(driver, '加一段')
      await driver.tap('念出字幕')
      await driver.tap('远山')
      await driver.tap('自己的音乐')
      await driver.tap('音乐文件，选一段音乐')
      await driver.page.getByRole('button', { name: /^下雨的晚上/ }).tap()
      await see(driver, '3:12')
    },
    sheets: [
      whole(
        {
          name: 'tool-sound-choose',
          by: 'domain/media/MediaSheet',
          title: '选一段音乐',
          open: ({ page }) => page.getByRole('button', { name: /^音乐文件，下雨/ }).tap(),
        },
        on(/3:12/),
      ),
    ],
  },
]
