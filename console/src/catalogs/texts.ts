import type { Catalog } from './view'

export const NAMES: Readonly<Record<Catalog, string>> = {
  banners: '横幅与今日主题',
  apps: '小应用',
  styles: '画风',
}

export const NOTES: Readonly<Record<Catalog, string>> = {
  banners: '从上到下就是广场上的先后。新的横幅连同图片用 npm run admin -- banners import 放进来。',
  apps: '从上到下就是小应用的先后。新的小应用用 npm run admin -- apps import 放进来。',
  styles: '从上到下就是画风的先后；隐藏的选不到。',
}

export const texts = {
  title: '公告与主题',
  none: '这里什么都没有',
  own: '自己的',
  hidden: '已隐藏',
  off: '没到时间或已经结束',
  shown: (name: string) => `${name}：显示`,
  first: '排到最前',
  firstOf: (name: string) => `把${name}排到最前`,
  edit: '改',
  editOf: (name: string) => `改${name}`,
  remove: '删掉',
  removeOf: (name: string) => `删掉${name}`,
  removeTitle: (name: string) => `删掉「${name}」？`,
  removeNote: '删掉就找不回来了。',
  why: '为什么，只记在操作记录里',
  nowShown: '已显示',
  nowHidden: '已隐藏',
  nowFirst: '已排到最前',
  removed: '已删掉',
  edited: '横幅已改',
  editTitle: (name: string) => `横幅「${name}」`,
  field: {
    title: '标题，最多 16 个字',
    words: '说明，最多 30 个字',
    link: '点了去哪：本应用的页面，或 LINK_HOSTS 里的网址',
    from: '从什么时候起，空着就是现在',
    until: '到什么时候止，空着就是一直',
    platforms: '哪些平台，都不选就是全部',
  },
} as const

export const PLATFORM_NAMES = {
  h5: '网页',
  weapp: '微信小程序',
  qq: 'QQ 小程序',
  tt: '抖音小程序',
  alipay: '支付宝小程序',
} as const
