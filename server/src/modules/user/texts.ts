/** Sentences people read. */
export const texts = {
  blocked: (named: string) => `${named || '这段文字'}不能用在资料里，请换个说法`,
  reserved: (name: string) => `「${name}」是保留的名字，请换一个`,
  noAvatar: '头像图片不存在，请重新上传',
} as const
