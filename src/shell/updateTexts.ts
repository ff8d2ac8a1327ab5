export const texts = {
  title: '墨光更新了',
  content: '新版本要重新登录一次。没写完的描述还在，作品和积分登录后就回来。',
  understood: '知道了',
} as const
