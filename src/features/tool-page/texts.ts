export const texts = {
  lost: '这张图不在这台手机上了，请重新选择',
  empty: '先选一张图片',
  emptyVideo: '先选一段视频',
  crop: '裁剪',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  cost: (engine: string) => `由${engine}完成`,
  again: '原来的参数没有找到，请重新填写',
} as const
