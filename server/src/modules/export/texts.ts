export const texts = {
  fileName: '墨光-我的数据.zip',
  linkOver: '这个下载链接已经过期，请回到「导出我的数据」重新下载',
  ready: '你的数据打包好了，3 天内可以在「账号与安全」下载',
}

/** Names of the files in the ZIP. */
export const FILES = {
  profile: '资料.json',
  saved: '草稿和设置.json',
  openApi: '接口密钥和回调.json',
  pushes: '消息提醒.json',
  jobs: '创作.json',
  works: '作品.json',
  favourites: '收藏.json',
  comments: '评论.json',
  mutes: '屏蔽.json',
  tags: '关注的标签.json',
  contestEntries: '主题投稿.json',
  contestVotes: '主题投票.json',
  albums: '画集.json',
  characters: '角色卡.json',
  storyboards: '短片分镜.json',
  threads: '改图记录.json',
  orders: '充值账单.json',
  ledger: '积分明细.csv',
  picture: (jobId: string, id: string) => `图片/${jobId}/${id}`,
  plan: (jobId: string, id: string) => `图片/${jobId}/${id}.plan`,
  layers: (jobId: string, id: string) => `图片/${jobId}/${id}.layers`,
  upload: (id: string) => `上传/${id}`,
}

export const LEDGER_HEAD = '时间,事项,积分,余额,任务'
