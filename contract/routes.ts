/**
 * The one list of pages: where a page lives, whether it is a tab, its title, and whether an
 * anonymous visitor may open it. The app's configuration, the guard and links from outside derive
 * from it. Only data: the client's first script carries it.
 */

export interface Route {
  /** Path without a leading slash, exactly as in the specification. */
  readonly path: string
  /** Of a page without one, the tool that it opens says it: see titles.ts. */
  readonly title?: string
  readonly tab?: true
  /** May be opened without a session. */
  readonly open?: true
  /** The page draws its own header. */
  readonly bare?: true
}

export const ROUTES = [
  {
    path: 'pages/playground/playground',
    title: '广场',
    tab: true,
    open: true,
    bare: true,
  },
  { path: 'pages/tools/tools', title: '妙笔', tab: true, open: true, bare: true },
  { path: 'pages/index/index', title: '创作', tab: true, open: true, bare: true },
  { path: 'pages/folder/folder', title: '画夹', tab: true, open: true, bare: true },
  { path: 'pages/ucenter/ucenter', title: '我的', tab: true, open: true, bare: true },
  { path: 'pages/ucenter/login', title: '登录', open: true, bare: true },
  { path: 'pages/ucenter/phone-bind', title: '绑定手机', open: true },
  { path: 'pages/folder/album-detail', title: '画集' },
  { path: 'pages/cropper/cropper', title: '裁剪图片' },
  { path: 'pages/cropper/avatar-crop', title: '裁剪头像' },
  { path: 'pages/index/img2tag-log', title: '识图记录' },
  {
    path: 'components/rt-uni-update/components/rt-uni-update/rt-uni-update',
    title: '版本更新',
    open: true,
    bare: true,
  },
  { path: 'pagesB/msg-box/msg-box', title: '消息' },
  { path: 'pagesB/auditing/index', title: '审核中心' },
  { path: 'pagesB/agreement/service', title: '服务协议', open: true },
  { path: 'pagesB/agreement/privacy', title: '隐私政策', open: true },
  { path: 'pagesB/agreement/pay', title: '充值协议', open: true },
  { path: 'pagesB/agreement/generate', title: 'AI 创作服务协议', open: true },
  { path: 'pagesB/share/share', title: '分享' },
  { path: 'pagesB/contest/contest', title: '本周主题', open: true, bare: true },
  { path: 'pagesC/webview/webview', title: '网页', open: true },
  { path: 'pagesC/ucenter/follow', title: '关注' },
  { path: 'pagesC/ucenter/user-edit', title: '编辑资料' },
  { path: 'pagesC/ucenter/acc-setting', title: '账号与安全' },
  { path: 'pagesC/ucenter/pay', title: '充值积分' },
  { path: 'pagesC/ucenter/pay-ios', title: '充值积分' },
  { path: 'pagesC/ucenter/feedback', title: '意见反馈' },
  { path: 'pagesC/ucenter/pay-result', title: '支付结果' },
  { path: 'pagesC/ucenter/order', title: '充值账单' },
  { path: 'pagesC/ucenter/quest', title: '任务', open: true },
  { path: 'pagesD/user-works/user-works', title: '主页', open: true },
  { path: 'pagesD/inpaint/inpaint', title: '局部重绘', open: true },
  { path: 'pagesD/job-detail/job-detail', title: '作品详情', open: true, bare: true },
  { path: 'pagesD/works-detail/works-detail', title: '作品', open: true, bare: true },
  { path: 'pagesD/mj-prompt-book/mj-prompt-book', title: '提示词百科' },
  { path: 'pagesE/animate/short', open: true },
  { path: 'pagesE/vid-maker/vid-maker', open: true },
  { path: 'pagesE/animate/vid2vid', open: true },
  { path: 'pagesE/animate/img2vid', open: true },
  { path: 'pagesE/upscale/upscale', open: true },
  { path: 'pagesE/variation/variation', open: true },
  { path: 'pagesE/paint/paint', open: true },
  { path: 'pagesE/paint/paintv1', title: '涂鸦', open: true },
  { path: 'pagesE/paint/webview', title: '画板', open: true, bare: true },
  { path: 'pagesE/photo2img/photo2img' },
  { path: 'pagesE/genfill/genfill' },
  { path: 'pagesE/inpaint/inpaint', open: true },
  { path: 'pagesE/cleaner/cleaner', open: true },
  { path: 'pagesE/img2tag/img2tag' },
  { path: 'pagesE/toon/toon' },
  { path: 'pagesE/style-trans/style-trans', open: true },
  { path: 'pagesE/sam-inpaint/sam-inpaint', open: true },
  { path: 'pagesE/rembg/rembg', open: true },
  { path: 'pagesE/qrcode/qrcode', open: true },
  { path: 'pagesE/outpaint/outpaint', open: true },
  { path: 'pagesE/imgmix/imgmix', open: true },
  { path: 'pagesE/replace-bg/replace-bg', open: true },
  { path: 'pagesE/oldphoto/oldphoto' },
  { path: 'pagesE/apps/apps', title: '小应用' },
  { path: 'pagesC/characters/characters', title: '角色卡' },
  { path: 'pagesC/storyboard/storyboard', title: '短片', open: true, bare: true },
] as const satisfies readonly Route[]

export type RoutePath = (typeof ROUTES)[number]['path']
export type TabPath = Extract<(typeof ROUTES)[number], { tab: true }>['path']
