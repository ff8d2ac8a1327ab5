/** Chinese texts of 识图记录. */
export const texts = {
  title: '识图记录',
  anonymous: '登录后能看自己的识图记录',
  login: '去登录',
  empty: '还没有识过图：选一张图片，读出画面、标签和颜色',
  start: '去识图',
  failed: '记录没有打开',
  retry: '再试一次',
  open: (prompt: string) => `查看：${prompt}`,
  unread: '没有读出文字',
  remove: (prompt: string) => `删除：${prompt}`,
  removeTitle: '删除这条记录？',
  removeBody: '识别出的文字会一起删除，不能恢复。原图不受影响。',
  confirm: '删除',
  cancel: '取消',
  removing: '正在删除',
  removed: '已删除',
} as const
