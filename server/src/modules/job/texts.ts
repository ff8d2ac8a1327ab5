export const texts = {
  sourceGone: '原图不存在或已被删除，请重新选择',
  needsImage: '这里要选一张图片',
  needsVideo: '这里要选一段视频',
} as const
