/** Features of H5 or WeChat that these clients lack. */
export const ABSENT = {
  qq: ['QQ 一键登录', '充值'],
  tt: ['抖音一键登录', '充值', '把视频存到相册'],
  alipay: ['支付宝一键登录', '充值'],
} as const

/** 关于墨光 */
export const ABOUT = {
  title: '关于墨光',
  version: (version: string) => `版本 ${version}`,
  absent: (client: string, things: readonly string[]) =>
    `${client}里没有：${things.join('、')}。用手机号登录，积分从签到和任务得到，其余和 H5 一样。`,
  how: '本地画笔靠程序作画和修图，都在自己的服务器上完成；选了别的模型，就由那个模型来画。几个工具会请下面的 AI 帮忙；它们不在时，工具用简单的做法完成。',
  who: '运营与备案',
  operator: '运营者',
  contact: '联系方式',
  networks: '用到的 AI',
  licence: (id: string, holder: string) => `权重：${holder}，${id} 许可`,
  optional: '按需安装',
} as const
