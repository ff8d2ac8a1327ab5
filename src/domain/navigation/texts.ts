export const texts = {
  promptTitle: '体验完整功能,请先登录',
  promptConfirm: '去登录',
  promptCancel: '再看看',
  newerBuild: '有新版本，正在打开',
  failed: '没能打开这一页，请再试一次',
} as const
