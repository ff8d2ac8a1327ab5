export const texts = {
  title: '网页',
  leaving: '即将离开墨光',
  leavingHint: (host: string) => `要打开的是 ${host}，它不属于墨光，请留意账号与财产安全`,
  open: '继续访问',
  copy: '复制链接',
  copied: '链接已复制，可以在浏览器里打开',
  back: '返回',
  refused: '这个链接不能打开',
  refusedHint: '它不是网页，或者写法有问题',
} as const
