/** Sentences people read. */
export const texts = {
  userNotFound: '没有找到这个人',
  notYourself: '不能关注自己',
} as const
