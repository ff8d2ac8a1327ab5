export const texts = {
  title: '小应用',
  search: '搜小应用，比如“证件照”',
  all: '全部',
  tags: '分类',
  price: (credits: number, bySecond: boolean) => `${credits} 积分${bySecond ? '/秒' : ''}`,
  none: '没有找到这样的小应用',
  failed: '小应用没有加载出来',
  gone: '这个小应用不在了',
  retry: '再试一次',
  back: '看看别的',
  more: '更多',
} as const
