/** Every page that shows words of people, and what opens there. */
import { see, seeDialog } from '../journeys/driver'
import type { BrowserDriver } from './driver'
import type { HostileFixture } from './hostile-people'
import { TAGS } from './hostile-words'
import { on, sheet, type ScreenSheet } from './screen'

/** Of a work; its id follows. */
export const WORK = '/pagesD/works-detail/works-detail?id='

export type Whose = 'author' | 'other' | 'reviewer'

interface HostileScreen {
  name: string
  whose: Whose
  address: (fixture: HostileFixture) => string
  arrange: (driver: BrowserDriver) => Promise<void>
  sheets?: readonly ScreenSheet[]
}

const screen = (
  name: string,
  whose: Whose,
  address: HostileScreen['address'],
  arrange: HostileScreen['arrange'],
  sheets: readonly ScreenSheet[] = [],
): HostileScreen => ({ name, whose, address, arrange, sheets })

const work = (screen: number) => (fixture: HostileFixture) => `${WORK}${fixture.workIds[screen]}`

export const HOSTILE_SCREENS: HostileScreen[] = [
  screen(
    'the square',
    'other',
    () => '/pages/playground/playground',
    async ({ page }) => page.locator('.mg-work').nth(4).waitFor(),
  ),
  screen(
    'what a tag leads to',
    'other',
    work(0),
    async (driver) => {
      await driver.tap(`#${TAGS[1]}`)
      await driver.page.locator('.mg-work').nth(3).waitFor()
    },
    [sheet('search', 'square/SearchPanel', '搜索作品', '搜索')],
  ),
  screen('a work called by markup', 'other', work(0), on('画同款'), [
    sheet('share', 'share/ShareSheet', '分享', '分享'),
    sheet('report', 'work-detail/ReportSheet', '举报这件作品', '更多', '举报这幅'),
    {
      ...sheet('viewer', 'viewer/Viewer', '查看大图'),
      open: ({ page }) => page.getByRole('button', { name: /，查看大图$/ }).tap(),
    },
  ]),
  screen('a work called from right to left', 'other', work(1), on('画同款')),
  screen('a work of one long word', 'other', work(2), on('画同款')),
  screen('a work called by faces', 'other', work(3), on('画同款')),
  screen('a remake and where it comes from', 'author', (s) => `${WORK}${s.remakeId}`, on('来路')),
  screen(
    'its author',
    'other',
    ({ ids }) => `/pagesD/user-works/user-works?user_id=${ids[0]}`,
    async ({ page }) => page.locator('.mg-work').nth(3).waitFor(),
  ),
  screen(
    'a user of one long name',
    'author',
    ({ ids }) => `/pagesD/user-works/user-works?user_id=${ids[1]}`,
    async ({ page }) => page.locator('.mg-work').first().waitFor(),
  ),
  screen('whom one follows', 'author', () => '/pagesC/ucenter/follow', on('互相关注')),
  screen('followers', 'other', () => '/pagesC/ucenter/follow?list=followers', on('互相关注')),
  screen('messages of the author', 'author', () => '/pagesB/msg-box/msg-box', on('关注了你')),
  screen('messages of the other', 'other', () => '/pagesB/msg-box/msg-box', on('关注了你')),
  screen('the review queue', 'reviewer', () => '/pagesB/auditing/index', on('待审 2 件')),
  screen(
    'the poster',
    'other',
    ({ workIds }) => `/pagesB/share/share?id=${workIds[0]}`,
    async (driver) => {
      await see(driver, '保存海报')
      await driver.page.locator('.mg-sharepage__note').waitFor({ state: 'detached' })
    },
  ),
  screen(
    'the folder and its shelf',
    'author',
    () => '/pages/folder/folder',
    async (driver) => {
      await driver.page.locator('.mg-tile').first().waitFor()
      await driver.tap('画集')
      await driver.page.locator('.mg-album-list__name').nth(1).waitFor()
    },
  ),
  screen(
    'an album',
    'author',
    ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    on('1 项'),
    [
      sheet('menu', 'library/AlbumMenu', /onfocus/, '更多'),
      sheet('name', 'albums/AlbumNameSheet', '改名', '更多', '改名'),
    ],
  ),
  screen(
    'the question before an album goes',
    'author',
    ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    async (driver) => {
      await driver.tap('更多')
      await driver.tap('删除画集')
      await seeDialog(driver, /^删除“.*onfocus/)
    },
  ),
  screen(
    'a result with every parameter',
    'author',
    ({ jobId }) => `/pagesD/job-detail/job-detail?id=${jobId}`,
    on('再画一张'),
    [
      sheet('albums', 'albums/AddSheet', '加入画集', '加入画集'),
      sheet('picture', 'viewer/Viewer', '查看大图', '第 1 张，共 4 张，查看大图'),
    ],
  ),
  screen('me', 'author', () => '/pages/ucenter/ucenter', on(/积分\s*[\d,]+/), [
    sheet('mine', 'publish/MyWorksSheet', '我的作品', '我的作品'),
  ]),
  screen('my profile', 'author', () => '/pagesC/ucenter/user-edit', on('没有改动')),
  screen('my account', 'other', () => '/pagesC/ucenter/acc-setting', on('这台设备')),
  screen(
    'a form filled with another one’s words',
    'other',
    work(0),
    async (driver) => {
      await driver.tap('画同款')
      await see(driver, /生成\s*·/)
    },
    [
      {
        ...sheet('presets', 'create/presets/ManageSheet', '我的预设'),
        async open(driver) {
          await driver.tap('存为预设')
          await driver.fill('预设的名字', '<b>مرحبا WW')
          await driver.tap('存下')
          await driver.tap('管理')
        },
      },
    ],
  ),
]
