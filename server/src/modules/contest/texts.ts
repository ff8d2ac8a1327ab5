/** Sentences people read. */
export const texts = {
  gone: '这期主题不存在，或还没有开始',
  workGone: '这件作品不存在，或还没有发布',
  entryGone: '这幅没有参加，或已经退出',
  notOpen: '这期主题不收新画了',
  over: '这期主题已经出了结果',
  counting: '投票截止了，马上出结果',
  full: '这期已经投了 3 幅，可以先换下一幅',
  elsewhere: '这件作品投过一次主题了，换一件吧',
  removed: (reason: string) => `这幅被取消了资格：${reason}`,
  closing: '账号正在注销，不能投稿；想继续用，请先撤回注销',
  ownVote: '不能投自己的画',
  young: '注册满一天以后才能投票',
  noPicture: '先画好一张自己的画，就能投票了',
  cooldown: '看一会儿再投，投得太快了',
  notOver: '结果还没有出来，现在不能按名次看',
} as const
