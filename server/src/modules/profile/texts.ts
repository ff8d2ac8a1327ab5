/** Sentences people read. */
export const texts = {
  nobody: '没有找到这个人',
  notYourself: '不能关注自己',
} as const
