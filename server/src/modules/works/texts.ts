/** Sentences people read. */
export const texts = {
  /** Why a work is in the queue that was refused before. */
  again: '请求复审',
  noAppealWords: '写一句为什么应该通过',
  notRefused: '这件作品现在没有被拒绝，请刷新后再看',
  appealed: '这次申诉已经有了结果；改过标题或说明后可以重新发布',
  ownKey: '自己的密钥',
  pictureGone: '这张图已经不在了，请刷新后再试',
  notFinished: '画完以后才能发布',
  noTitle: '给作品起个名字',
  refused: (words: string) => `${words}不能公开发布，请换个说法；没有扣积分`,
  refusedWhole: '文字没有通过内容检查，请换个说法；没有扣积分',
  tooFar: '翻得太远了，请从头看起',
  notRemakable: '这件作品现在不能画同款',
  ownLike: '不能赞自己的作品',
  ownFavourite: '自己的作品在“我的作品”里',
  gone: '这件作品不存在或已不公开',
  alreadyVideo: '视频作品本身就是短片，直接保存它就好',
  /** On a poster. */
  by: (name: string) => `${name} 作`,
  scan: '扫码看原作',
  brand: '墨光',
  seal: '墨',
  closing: '账号正在注销，作品没有发布；想继续用，请先撤回注销',
  shareTitle: (title: string, author: string) => `${title} · ${author} | 墨光`,
  shareWords: '在墨光看这件作品，画一张同款',
} as const
