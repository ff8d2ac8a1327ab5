/** Messages as they are shown outside the app, and refusals of the settings. */
export const texts = {
  badEndpoint: '这个浏览器给的地址不能用，没有打开',
  private: '这个地址指向内部网络，不能用',
  badKeys: '这个浏览器给的密钥不完整，没有打开',
  tooMany: (most: number) => `最多在 ${most} 台设备上提醒，先删掉一台`,
  taken: '这个浏览器已经在别的账号下打开了，先在那里关掉',
  missing: '没有这台设备，或已经关掉了',
  refused: '这台设备要重新打开一次提醒',
  signInAgain: '登录已过期，请重新登录',

  test: { title: '试一条', body: '收到就说明一切正常' },
  done: '画好了',
  doneBody: (name: string) => `${name}，点开就看`,
  failed: '没画成',
  failedBody: (reason: string, credits: number) =>
    credits > 0 && !reason.includes('积分') ? `${reason}，${credits} 积分已退` : reason,
  jobs: (done: number, failed: number) =>
    [done > 0 ? `${done} 个画好了` : '', failed > 0 ? `${failed} 个没画成` : '']
      .filter(Boolean)
      .join('，'),
  jobsBody: '点开看画夹',
  comment: '有人评论',
  commentBody: '你的作品有了新评论，点开看',
  review: '审核有了结果',
  reviewBody: '点开看结果',
  remake: '有人画同款',
  remakeBody: '有人用你的作品画了同款',
  like: '有人喜欢',
  likeBody: '有人赞了你的作品或关注了你',
  several: (count: number) => `${count} 条新消息`,
  severalBody: '点开看消息',

  wechat: {
    done: '已画好',
    failed: '没画成',
    review: '有结果',
    comment: '新评论',
    work: '您的图片',
    ownWork: '您的作品',
    doneNote: '点开就看',
    failedNote: '积分已退，点开看原因',
    note: '点开看详情',
    several: (count: number) => `共 ${count} 件，点开看`,
    time: (at: { year: number; month: number; date: number; clock: string }) =>
      `${at.year}年${at.month}月${at.date}日 ${at.clock}`,
  },
} as const
