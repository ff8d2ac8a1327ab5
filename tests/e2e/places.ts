/** Every page of the app in every state worth looking at, for tests and for pictures of them. */
import { see, seeDialog } from '../journeys/driver'
import { fixed, on, type Place } from './place'
import { PLACES_MINE } from './places-mine'
import { PLACES_OF_MONEY } from './places-money'
import { PLACES_OF_TOOLS } from './places-tools'

export const PLACES: Place[] = [
  {
    name: 'create',
    who: 'owner',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.fill('画面描述', '雪山湖泊日出，一叶小舟，水墨')
      await see(driver, /生成\s*·/)
    },
  },
  {
    name: 'create-advanced',
    who: 'owner',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.tap('高级')
      await see(driver, '种子')
    },
  },
  {
    name: 'styles',
    who: 'owner',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.tap('全部 ')
      await driver.page.getByRole('dialog', { name: '风格' }).waitFor()
    },
  },
  {
    name: 'history',
    who: 'owner',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.tap('历史')
      await driver.page.getByRole('dialog', { name: '历史' }).waitFor()
    },
  },
  { name: 'create-visitor', who: 'visitor', address: fixed('/'), arrange: on('水墨') },
  {
    name: 'login-prompt',
    who: 'visitor',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.fill('画面描述', '月夜')
      await driver.tap('生成')
      await seeDialog(driver, '体验完整功能,请先登录')
    },
  },
  {
    name: 'result',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    arrange: on('再画一张'),
  },
  {
    name: 'viewer',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    async arrange(driver) {
      await see(driver, '再画一张')
      await driver.tap('第 1 张，共 4 张，查看大图')
      await driver.page.getByRole('dialog', { name: '查看大图' }).waitFor()
    },
  },
  {
    name: 'result-failed',
    who: 'owner',
    address: ({ failedId }) => `/pagesD/job-detail/job-detail?id=${failedId}`,
    arrange: on('重试'),
  },
  {
    name: 'folder',
    who: 'owner',
    address: fixed('/pages/folder/folder'),
    async arrange(driver) {
      await driver.page.locator('.mg-tile').first().waitFor()
    },
  },
  {
    name: 'folder-select',
    who: 'owner',
    address: fixed('/pages/folder/folder'),
    async arrange(driver) {
      await driver.page.locator('.mg-tile').first().waitFor()
      await driver.tap('选择')
      await see(driver, '已选 0 项')
    },
  },
  {
    name: 'folder-visitor',
    who: 'visitor',
    address: fixed('/pages/folder/folder'),
    arrange: on('空空如也~~'),
  },
  {
    name: 'me',
    who: 'owner',
    address: fixed('/pages/ucenter/ucenter'),
    arrange: on(/积分\s*[\d,]+/),
  },
  {
    name: 'label-check',
    who: 'owner',
    address: fixed('/pages/ucenter/ucenter'),
    async arrange(driver) {
      await see(driver, '检测 AI 标识')
      await driver.tap('检测 AI 标识')
      await driver.page.getByRole('dialog', { name: '检测 AI 标识' }).waitFor()
    },
  },
  {
    name: 'ledger',
    who: 'owner',
    address: fixed('/pages/ucenter/ucenter'),
    async arrange(driver) {
      await driver.tap('明细')
      await see(driver, /余额 [\d,]+/)
    },
  },
  {
    name: 'me-visitor',
    who: 'visitor',
    address: fixed('/pages/ucenter/ucenter'),
    arrange: on('还没有登录'),
  },
  {
    name: 'login',
    who: 'visitor',
    address: fixed('/pages/ucenter/login'),
    arrange: on('获取验证码'),
  },
  {
    name: 'phone-bind',
    who: 'owner',
    address: fixed('/pages/ucenter/phone-bind'),
    arrange: on('获取验证码'),
  },
  {
    name: 'img2tag-log',
    who: 'owner',
    address: fixed('/pages/index/img2tag-log'),
    arrange: on('还没有识过图'),
  },
  {
    name: 'cropper-lost',
    who: 'owner',
    address: fixed('/pages/cropper/cropper'),
    arrange: on('请回到上一页重新选择'),
  },
  {
    name: 'shelf',
    who: 'owner',
    address: fixed('/pages/folder/folder'),
    async arrange(driver) {
      await driver.tap('画集')
      await see(driver, '四季')
    },
  },
  {
    name: 'album-new',
    who: 'owner',
    address: fixed('/pages/folder/folder'),
    async arrange(driver) {
      await driver.tap('画集')
      await see(driver, '四季')
      await driver.tap('新建')
      await driver.page.getByRole('dialog', { name: '新建画集' }).waitFor()
    },
  },
  {
    name: 'album',
    who: 'owner',
    address: ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    arrange: on('四季'),
  },
  {
    name: 'album-menu',
    who: 'owner',
    address: ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    async arrange(driver) {
      await see(driver, '四季')
      await driver.tap('更多')
      await see(driver, '删除画集')
    },
  },
  {
    name: 'album-add',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    async arrange(driver) {
      await see(driver, '接着用')
      await driver.tap('加入画集')
      await driver.page.getByRole('checkbox', { name: '四季' }).waitFor()
    },
  },
  {
    name: 'follow',
    who: 'owner',
    address: fixed('/pagesC/ucenter/follow'),
    arrange: on('还没有关注的人'),
  },
  {
    name: 'followers',
    who: 'owner',
    address: fixed('/pagesC/ucenter/follow?list=followers'),
    arrange: on('回关'),
  },
  {
    name: 'person',
    who: 'visitor',
    address: ({ ownerId }) => `/pagesD/user-works/user-works?user_id=${ownerId}`,
    arrange: on('还没有公开的作品'),
  },
  {
    name: 'avatar-crop',
    who: 'owner',
    address: fixed('/pages/cropper/avatar-crop'),
    arrange: on('选一张图片做头像'),
  },
  {
    name: 'playground',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    arrange: on('画风'),
  },
  {
    name: 'playground-sample',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange(driver) {
      // Samples that are painted meanwhile may move the tile from under the finger.
      await driver.page.locator('.mg-samples__tile').nth(5).waitFor()
      await driver.page.waitForLoadState('networkidle')
      await driver.page.locator('.mg-samples__tile').first().tap()
      await driver.page.getByRole('dialog').waitFor()
      await see(driver, '画同款')
    },
  },
  {
    name: 'square-search',
    who: 'visitor',
    address: fixed('/pages/playground/playground'),
    async arrange(driver) {
      await driver.tap('搜索')
      await driver.page.getByRole('dialog', { name: '搜索作品' }).waitFor()
      await driver.page.locator('.mg-styles').waitFor()
    },
  },
  {
    name: 'work',
    who: 'owner',
    address: ({ workId }) => `/pagesD/works-detail/works-detail?id=${workId}`,
    arrange: on('审核中，通过后大家就能看到'),
  },
  {
    name: 'work-gone',
    who: 'visitor',
    address: fixed('/pagesD/works-detail/works-detail'),
    arrange: on('这件作品不在了'),
  },
  {
    name: 'publish',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    async arrange(driver) {
      await driver.tap('发布到广场')
      await driver.page.getByRole('dialog', { name: '发布到广场' }).waitFor()
    },
  },
  {
    name: 'share',
    who: 'owner',
    address: ({ workId }) => `/pagesB/share/share?id=${workId}`,
    async arrange(driver) {
      await see(driver, '保存海报')
      await driver.page.locator('.mg-sharepage__note').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'tools',
    who: 'visitor',
    address: fixed('/pages/tools/tools'),
    arrange: on('文生图'),
  },
  {
    name: 'tools-search',
    who: 'visitor',
    address: fixed('/pages/tools/tools'),
    async arrange(driver) {
      await see(driver, '消除')
      await driver.fill('搜工具，比如“去背景”', '背景')
      await see(driver, /找到 \d+ 个/)
    },
  },
  ...PLACES_OF_TOOLS,
  {
    name: 'messages',
    who: 'owner',
    address: fixed('/pagesB/msg-box/msg-box'),
    arrange: on(/还没有消息|都看过了|条未读/),
  },
  {
    name: 'auditing-refused',
    who: 'owner',
    address: fixed('/pagesB/auditing/index'),
    arrange: on('你的账号没有审核权限'),
  },
  ...['service', 'privacy', 'pay', 'generate'].map((name) => ({
    name: `agreement-${name}`,
    who: 'visitor' as const,
    address: fixed(`/pagesB/agreement/${name}`),
    arrange: on(/自 .*起施行/),
  })),
  ...PLACES_MINE,
  ...PLACES_OF_MONEY,
  {
    name: 'update',
    who: 'visitor',
    address: fixed('/components/rt-uni-update/components/rt-uni-update/rt-uni-update'),
    arrange: on('版本'),
  },
  {
    name: 'not-found',
    who: 'visitor',
    address: fixed('/no/such/page'),
    arrange: on('这一页不在了'),
  },
]
