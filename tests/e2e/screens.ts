/** Every page of the app in every state worth looking at, for tests and for pictures of them. */
import { see, seeDialog } from '../journeys/driver'
import { fixed, on, sheet, whole, type Screen } from './screen'
import { SCREENS_MINE } from './screens-mine'
import { SCREENS_OF_PAYMENT } from './screens-money'
import { SCREENS_OF_FEED } from './screens-square'
import { SCREENS_OF_STORIES } from './screens-story'
import { SCREENS_OF_TOOLS } from './screens-tools'

export const SCREENS: Screen[] = [
  {
    name: 'create',
    who: 'owner',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.fill('画面描述', '雪山湖泊日出，一叶小舟，水墨')
      await see(driver, /生成\s*·/)
    },
    sheets: [
      sheet('styles', 'domain/tool-form/controls/StyleSheet', '风格', '全部 '),
      sheet('history', 'screens/create/HistorySheet', '历史', '历史'),
      whole(sheet('polish', 'domain/polish/PolishSheet', '润色', '润色'), (driver) =>
        see(driver, /改了 \d 处|说得很清楚/),
      ),
      sheet('preset-name', 'domain/tool-form/presets/PresetStrip', '存为预设', '存为预设'),
      sheet(
        'presets',
        'domain/tool-form/presets/ManageSheet',
        '我的预设',
        '存为预设',
        '存下',
        '管理',
      ),
      whole(
        sheet('models', 'domain/tool-form/ModelSheet', '选画笔', '本地画笔，2 积分，换画笔'),
        (driver) => see(driver, '还没在这里画过'),
      ),
      sheet(
        'models-compare',
        'domain/tool-form/ModelSheet',
        '比一比',
        '本地画笔，2 积分，换画笔',
        '比一比',
      ),
    ],
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
  { name: 'create-visitor', who: 'visitor', address: fixed('/'), arrange: on('水墨') },
  {
    name: 'login-prompt',
    who: 'visitor',
    address: fixed('/'),
    async arrange(driver) {
      await see(driver, '水墨')
      await driver.tap('登录')
      await seeDialog(driver, '体验完整功能,请先登录')
    },
  },
  {
    name: 'result',
    who: 'owner',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    arrange: on('再画一张'),
    sheets: [
      sheet('viewer', 'domain/viewer/Viewer', '查看大图', '第 1 张，共 4 张，查看大图'),
      sheet('publish', 'domain/publish/PublishSheet', '发布到广场', '发布到广场'),
      whole(sheet('album-add', 'domain/albums/AddSheet', '加入画集', '加入画集'), ({ page }) =>
        page.getByRole('checkbox', { name: '四季' }).waitFor(),
      ),
      sheet(
        'plain-copy',
        'screens/job-detail/PlainCopySheet',
        '不带可见标识的文件',
        '不带可见标识的文件',
      ),
      sheet('layers', 'screens/job-detail/LayersSheet', '分层文件', '分层文件'),
      sheet('timelapse', 'screens/job-detail/Timelapse', '画出来的过程', '看它怎么画出来'),
    ],
  },
  {
    name: 'comparison',
    who: 'owner',
    address: ({ comparedId }) => `/pagesD/job-detail/job-detail?id=${comparedId}`,
    async arrange(driver) {
      await driver.tap('看对比')
      await see(driver, '先藏起名字，只看画')
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
    layer: 'screens/library/SelectBars',
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
    sheets: [
      sheet('care', 'domain/accessibility/AccessibilitySheet', '关怀', '关怀'),
      sheet('about', 'screens/me/about/AboutSheet', '关于墨光', '关于墨光'),
      sheet('label-check', 'domain/label/LabelSheet', '检测 AI 标识', '检测 AI 标识'),
      sheet('member', 'screens/me/member/MemberSheet', '墨阶', '墨阶'),
      sheet('my-works', 'domain/publish/MyWorksSheet', '我的作品', '我的作品'),
      whole(sheet('ledger', 'domain/credits/Balance', '积分明细', '明细'), (driver) =>
        see(driver, /余额 [\d,]+/),
      ),
    ],
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
    sheets: [
      {
        name: 'login-consent',
        by: 'domain/agreements/ConsentSheet',
        title: '同意协议再登录',
        async open(driver) {
          await driver.fill('手机号', '13800136420')
          // The sixth digit confirms; consent is requested before anything is sent.
          await driver.fill('验证码', '')
          await driver.fill('验证码', '123456')
          await see(driver, '同意并登录')
        },
      },
    ],
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
    sheets: [sheet('album-new', 'domain/albums/AlbumNameSheet', '新建画集', '新建')],
  },
  {
    name: 'album',
    who: 'owner',
    address: ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    arrange: on('四季'),
    sheets: [
      sheet('album-menu', 'screens/library/AlbumMenu', '四季', '更多'),
      sheet('album-order', 'domain/albums/OrderScreen', '调整次序', '更多', '调整次序'),
    ],
  },
  {
    name: 'avatar-crop',
    who: 'owner',
    address: fixed('/pages/cropper/avatar-crop'),
    arrange: on('选一张图片做头像'),
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
  ...SCREENS_OF_FEED,
  ...SCREENS_OF_TOOLS,
  ...['service', 'privacy', 'pay', 'generate'].map((name) => ({
    name: `agreement-${name}`,
    who: 'visitor' as const,
    address: fixed(`/pagesB/agreement/${name}`),
    arrange: on(/自 .*起施行/),
  })),
  ...SCREENS_MINE,
  ...SCREENS_OF_PAYMENT,
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
  {
    name: 'characters',
    who: 'owner',
    address: fixed('/pagesC/characters/characters'),
    arrange: on('还没有角色，放一张照片或写几句就能建'),
  },
  {
    name: 'characters-new',
    who: 'owner',
    address: fixed('/pagesC/characters/characters?id=new&name=小夏'),
    arrange: on('长什么样'),
    sheets: [
      sheet('character-consent', 'screens/characters/ConsentSheet', '要本人同意', '这是真人'),
    ],
  },
  ...SCREENS_OF_STORIES,
]
