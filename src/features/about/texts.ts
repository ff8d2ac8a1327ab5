/** 关于墨光 */
export const ABOUT = {
  title: '关于墨光',
  version: (version: string) => `版本 ${version}`,
  how: '画画靠程序化的画笔，修图靠算法，都在服务器自己的 CPU 上完成。几个工具会请下面的小网络帮忙；它们不在时，工具照旧用算法完成。',
  networks: '用到的小网络',
  licence: (id: string, holder: string) => `权重：${holder}，${id} 许可`,
  optional: '按需安装',
} as const
