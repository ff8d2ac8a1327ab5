export const texts = {
  over: '这次验证已经过期，请再试一次',
  unknown: '这个通行密钥已经删除，或者不是这里的，请换一种方式登录',
  refused: '通行密钥没有通过验证，请再试一次，或换一种方式登录',
  notAdded: '通行密钥没有添加成，请再试一次',
  taken: '这个通行密钥已经添加过了',
  many: (most: number) => `一个账号最多 ${most} 个通行密钥，请先删掉不用的`,
  stale: '请先退出登录，重新登录后 10 分钟内再添加',
  staleRemoval: '请先退出登录，重新登录后 10 分钟内再删除',
  gone: '这个通行密钥已经删除了',
  site: '墨光',
} as const
