export const texts = {
  title: '墨光更新了',
  content: '新版本需要重新登录一次。没写完的描述都还在，作品和积分在账号里，登录就回来。',
  understood: '知道了',
} as const
