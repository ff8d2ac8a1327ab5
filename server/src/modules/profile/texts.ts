/** Sentences people read. */
export const texts = {
  userNotFound: '没有找到这个人',
  notYourself: '不能关注自己',
  tooManyTags: (most: number) => `最多关注 ${most} 个标签，先取消一些`,
} as const
