/** Sentences people read. */
export const texts = {
  workGone: '这件作品不存在或已不公开',
  userNotFound: '没有找到这个人',
  styleNotFound: '没有找到这种画风',
  tagTooLong: '标签最多 12 个字',
  ownWork: '这是你自己的作品',
  yourself: '不能屏蔽自己',
  tooMany: (most: number) => `最多屏蔽 ${most} 项，先在「隐私」里撤销一些`,
  gone: '这一项已经撤销了',
  uncomfortable: '看着不舒服',
} as const
