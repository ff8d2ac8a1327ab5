/** Sentences people read. */
export const texts = {
  albumGone: '画集不存在或已被删除',
  nothingToAdd: '没有能放进画集的作品，画好的才能放进去',
  notInside: '这张已经不在画集里了，请刷新后再试',
  albumFull: (most: number) => `一个画集最多放 ${most} 项`,
  tooManyAlbums: (most: number) => `最多建 ${most} 个画集`,
} as const
