/** Screens where people see each other: 广场, works, profiles, messages, the review queue. */
import type { Page } from 'playwright-core'
import { FIRST_DATA_ID } from '@contract/first-data'
import { see } from '../journeys/driver'
import { fixed, on, sheet, type Screen } from './screen'
import { waitForQuiet } from './settled'

const EMPTY_PAGE = { code: 0, message: '', data: { list: [], total: 0, nextCursor: null } }

const banner = (key: string, title: string, cover: string) => {
  const url = `/covers/${cover}.webp`
  const link = '/pagesE/animate/short'
  return {
    key,
    title,
    words: '写下每个镜头，自己会动起来',
    link,
    url,
    thumbUrl: url,
    labelled: true,
  }
}
const THEME = {
  name: '今日主题 · 小雪',
  params: { prompt: '雪，小屋，炊烟，黄昏', style: 'watercolour', ratio: '3:4' },
}
/** Two of them, with pictures that every installation has. */
const BANNERS = {
  code: 0,
  message: '',
  data: {
    list: [
      { ...banner('a', '几句话，一段短片', 'toon'), thumbhash: '', color: null, theme: THEME },
      { ...banner('b', '提示词百科', 'photo2img'), thumbhash: '', color: null, theme: null },
    ],
    page: 1,
    pageSize: 8,
    total: 2,
    hasMore: false,
    cursor: null,
  },
}

const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
/** A theme that takes entries, with a picture that every installation has. */
const CONTEST = {
  id: 'week',
  number: 47,
  title: '雪夜归人',
  brief: '一个人，一场雪，一盏灯，三样都要有',
  words: '',
  prompt: '下雪，归人，灯',
  wants: ['人', '雪', '灯'],
  state: 'open',
  startsAt: later(-24),
  endsAt: later(24 * 5),
  resultAt: later(24 * 6),
  now: later(0),
  prizes: [300, 200, 100],
  pickCredits: 20,
  cover: {
    url: '/covers/toon.webp',
    thumbUrl: '/covers/toon.webp',
    thumbhash: '',
    color: '#223344',
  },
  entryCount: 0,
  newest: [],
  mine: { entries: [], left: 3, barred: false },
}
const THEME_BANNER = {
  ...banner('contest', CONTEST.title, 'toon'),
  words: '1,284 幅 · AI 生成',
  link: '/pagesB/contest/contest?id=week',
  labelled: false,
  thumbhash: '',
  color: '#223344',
  theme: null,
  contest: '本周主题 · 还剩 5 天',
  entry: {
    contestId: 'week',
    prompt: CONTEST.prompt,
    newest: ['toon', 'photo2img', 'upscale'].map((cover) => `/covers/${cover}.webp`),
  },
}
const { entry: _, ...JUDGED } = THEME_BANNER
/** With 本周主题 first. */
const withTheme = (theme: object) => ({
  ...BANNERS,
  data: { ...BANNERS.data, list: [theme, ...BANNERS.data.list], total: 3 },
})
const BADGES = {
  code: 0,
  message: '',
  data: {
    list: [
      { contestId: 'week', workId: 'w1', title: '雪夜归人', place: 1 },
      { contestId: 'last', workId: 'w2', title: '海上生明月', place: null },
    ],
    page: 1,
    pageSize: 6,
    total: 2,
    hasMore: false,
    cursor: null,
  },
}
const NO_ENTRIES = {
  code: 0,
  message: '',
  data: { list: [], page: 1, pageSize: 20, total: 0, hasMore: false, cursor: null },
}

/** The square's document without what it brings along, so that the page asks its calls. */
async function withoutFirstData(page: Page): Promise<void> {
  const data = new RegExp(`<script[^>]*id="${FIRST_DATA_ID}">.*?</script>`, 's')
  await page.route('**/pages/playground/playground', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(data, '') })
  })
}

export const SCREENS_OF_FEED: Screen[] = [
  {
    name: 'playground',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange({ page }) {
      await page.locator('.mg-work').nth(1).waitFor()
    },
    sheets: [sheet('square-search', 'screens/square/SearchPanel', '搜索作品', '搜索')],
  },
  {
    name: 'playground-banners',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange(driver) {
      const { page } = driver
      await withoutFirstData(page)
      await page.route('**/api/banner/list*', (route) => route.fulfill({ json: BANNERS }))
      await page.reload()
      await see(driver, '几句话，一段短片')
      await page.locator('.mg-work').nth(1).waitFor()
    },
  },
  ...[
    { name: 'playground-theme', theme: THEME_BANNER, words: '我也画一张' },
    { name: 'playground-theme-row', theme: JUDGED, words: '1,284 幅 · AI 生成' },
  ].map(({ name, theme, words }): Screen => ({
    name,
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange(driver) {
      const { page } = driver
      await withoutFirstData(page)
      await page.route('**/api/banner/list*', (route) => route.fulfill({ json: withTheme(theme) }))
      await page.reload()
      await see(driver, words)
      await page.locator('.mg-work').nth(1).waitFor()
    },
  })),
  {
    name: 'playground-start',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange(driver) {
      const { page } = driver
      await withoutFirstData(page)
      await page.route('**/api/works/publicWorks*', (route) => route.fulfill({ json: EMPTY_PAGE }))
      await page.reload()
      // Samples that are painted meanwhile may move the tile from under the finger.
      await page.locator('.mg-samples__tile').nth(5).waitFor()
      await waitForQuiet(page)
    },
    sheets: [
      {
        name: 'playground-sample',
        by: 'screens/discover/PresetSheet',
        title: /./,
        async open(driver) {
          await driver.page.locator('.mg-samples__tile').first().tap()
          await see(driver, '画同款')
        },
      },
    ],
  },
  {
    name: 'contest',
    who: 'owner',
    address: fixed('/pagesB/contest/contest'),
    async arrange(driver) {
      const { page } = driver
      await page.route('**/api/contest/**', (route) => route.fulfill({ json: NO_ENTRIES }))
      await page.route('**/api/contest/current', (route) =>
        route.fulfill({ json: { code: 0, message: '', data: { contest: CONTEST } } }),
      )
      await page.reload()
      await see(driver, '还没有人投')
    },
    sheets: [
      sheet('contest-enter', 'screens/contest/EnterSheet', '投一幅作品', '投一幅作品'),
      sheet('contest-archive', 'screens/contest/ArchiveSheet', '往期主题', '往期'),
    ],
  },
  {
    name: 'create-theme',
    who: 'owner',
    address: fixed('/pagesB/contest/contest'),
    async arrange(driver) {
      const { page } = driver
      await page.route('**/api/contest/**', (route) =>
        route.fulfill({
          json: /\/entries/.test(route.request().url())
            ? NO_ENTRIES
            : { code: 0, message: '', data: CONTEST },
        }),
      )
      await page.route('**/api/contest/current', (route) =>
        route.fulfill({ json: { code: 0, message: '', data: { contest: CONTEST } } }),
      )
      await page.reload()
      await driver.tap('我也画一张')
      await see(driver, '投给本周主题：雪夜归人')
      await see(driver, '还缺灯')
    },
  },
  {
    name: 'work',
    who: 'owner',
    address: ({ workId }) => `/pagesD/works-detail/works-detail?id=${workId}`,
    arrange: on('审核中，通过后大家就能看到'),
  },
  {
    name: 'work-refused',
    who: 'owner',
    address: ({ refusedId }) => `/pagesD/works-detail/works-detail?id=${refusedId}`,
    arrange: on('没有通过审核：画面看不清'),
    sheets: [sheet('work-appeal', 'screens/work-detail/AppealSheet', '申诉', '申诉')],
  },
  {
    name: 'work-public',
    who: 'owner',
    address: ({ publicId }) => `/pagesD/works-detail/works-detail?id=${publicId}`,
    arrange: on('松针上的光真好'),
    sheets: [
      sheet('work-more', 'screens/work-detail/MoreSheet', '更多', '更多'),
      sheet('work-report', 'screens/work-detail/ReportSheet', '举报这件作品', '更多', '举报这幅'),
      sheet('work-share', 'domain/share/ShareSheet', '分享', '分享'),
      sheet('work-comment', 'screens/work-detail/comments/Composer', '说两句', '说两句'),
      {
        name: 'work-comment-more',
        by: 'screens/work-detail/comments/CommentSheet',
        title: /的评论$/,
        async open({ page }) {
          await page.locator('.mg-comment__more > *').first().tap()
        },
      },
      {
        name: 'work-comment-report',
        by: 'screens/work-detail/comments/CommentSheet',
        title: /的评论$/,
        async open(driver) {
          await driver.page.locator('.mg-comment__more > *').first().tap()
          await driver.tap('举报')
          await see(driver, '为什么举报')
        },
      },
    ],
  },
  {
    name: 'work-gone',
    who: 'visitor',
    address: fixed('/pagesD/works-detail/works-detail'),
    arrange: on('这件作品不在了'),
  },
  {
    name: 'share',
    who: 'owner',
    address: ({ workId }) => `/pagesB/share/share?id=${workId}`,
    async arrange(driver) {
      await see(driver, '保存海报')
      await driver.page.locator('.mg-sharepage__note').waitFor({ state: 'detached' })
    },
    sheets: [sheet('share-video', 'domain/share/PosterVideoSheet', '存成短片', '存成短片')],
  },
  {
    name: 'follow',
    who: 'owner',
    address: fixed('/pagesC/ucenter/follow'),
    arrange: on('互相关注'),
  },
  {
    name: 'follow-unknown',
    who: 'reviewer',
    address: fixed('/pagesC/ucenter/follow'),
    arrange: on('还没有关注的人'),
  },
  {
    name: 'followers',
    who: 'owner',
    address: fixed('/pagesC/ucenter/follow?list=followers'),
    arrange: on('互相关注'),
  },
  {
    name: 'person',
    who: 'visitor',
    address: ({ otherId }) => `/pagesD/user-works/user-works?user_id=${otherId}`,
    async arrange(driver) {
      const { page } = driver
      await page.route('**/api/contest/badges*', (route) => route.fulfill({ json: BADGES }))
      await page.reload()
      await see(driver, '海上生明月')
      await page.locator('.mg-work').nth(1).waitFor()
    },
  },
  {
    name: 'person-more',
    who: 'owner',
    address: ({ otherId }) => `/pagesD/user-works/user-works?user_id=${otherId}`,
    async arrange({ page }) {
      await page.locator('.mg-work').nth(1).waitFor()
    },
    sheets: [
      sheet('person-sheet', 'screens/profile/PersonSheet', /./, '更多'),
      {
        name: 'work-less',
        by: 'domain/works/mute/MuteSheet',
        title: '更多',
        async open({ page }) {
          const tile = page.locator('.mg-work').first()
          await tile.dispatchEvent('mousedown', { button: 0, clientX: 9, clientY: 9 })
          await page.getByRole('dialog').waitFor()
          await tile.dispatchEvent('mouseup')
        },
      },
    ],
  },
  {
    name: 'person-bare',
    who: 'visitor',
    address: ({ ownerId }) => `/pagesD/user-works/user-works?user_id=${ownerId}`,
    arrange: on('还没有公开的作品'),
  },
  {
    name: 'messages',
    who: 'owner',
    address: fixed('/pagesB/msg-box/msg-box'),
    arrange: on('关注了你'),
  },
  {
    name: 'auditing',
    who: 'reviewer',
    address: fixed('/pagesB/auditing/index'),
    arrange: on('寒山独照'),
    sheets: [sheet('auditing-reason', 'screens/review/ReasonSheet', '为什么不通过', '不通过')],
  },
  {
    name: 'auditing-refused',
    who: 'owner',
    address: fixed('/pagesB/auditing/index'),
    arrange: on('你的账号没有审核权限'),
  },
]
