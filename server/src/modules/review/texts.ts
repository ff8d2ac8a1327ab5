/** Sentences people read. */
export const texts = {
  gone: '这件作品不存在或已不公开',
  notYours: '这一件已经有人处理过了，换下一件',
  changed: '作者改过这件作品，刚才那份不算了，请看新的一份',
  changedProfile: '这份资料已经处理过，或者又改过了，请看新的一份',
  changedComment: '这条评论已经处理过，或已被删除，请看新的一条',
  ownProfile: '不能审核自己的资料',
  takenBack: '作者刚刚撤下了这件作品，不用再审',
  ownWork: '不能审核自己的作品',
  ownMatter: '这件是你自己举报的，由别的审核员来处理',
  ownFeature: '不能把自己的作品放进精选',
  ownReport: '不能举报自己的作品，可以把它撤下',
} as const
