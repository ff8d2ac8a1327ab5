/** 关于墨光 */
export const ABOUT = {
  title: '关于墨光',
  version: (version: string) => `版本 ${version}`,
  experimental: (client: string) =>
    `${client}版是试验性的：没有在这个客户端里完整试过，个别功能可能用不了。H5 和微信小程序是完整的。`,
  how: '本地画笔靠程序作画，修图靠算法，都在服务器自己的 CPU 上完成；选了别的模型，就由那个模型来画。几个工具会请下面的小网络帮忙；它们不在时，工具照旧用算法完成。',
  who: '运营与备案',
  operator: '运营者',
  contact: '联系方式',
  networks: '用到的小网络',
  licence: (id: string, holder: string) => `权重：${holder}，${id} 许可`,
  optional: '按需安装',
} as const
