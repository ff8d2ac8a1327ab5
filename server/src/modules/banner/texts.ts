/** The theme of the day, and what is wrong with a file of banners. */
export const texts = {
  contestOpen: (days: number) => `本周主题 · ${days > 0 ? `还剩 ${days} 天` : '最后一天'}`,
  contest: { judging: '本周主题 · 评选中', result: '本周主题 · 结果' },
  contestEntries: (count: number) =>
    count === 0 ? '还没有人投，来画第一张' : `${count} 幅 · AI 生成`,
  theme: '今日诗题',
  themeOf: (name: string) => `今日主题 · ${name}`,
  needed: '不能空着',
  noPage: '没有这个页面，写 /pagesE/animate/short 这样的地址',
  badQuery: '页面参数写成 ?名字=值，多个之间用 &，别的字符要编码',
  notWeb: '写本应用的页面，或以 https:// 开头的网址',
  otherHost: (host: string) => `${host} 不在 LINK_HOSTS 里，不能链接过去`,
  untilFirst: '结束要晚于开始',
  tooNarrow: (least: number) => `图片至少 ${least} 像素宽`,
} as const
