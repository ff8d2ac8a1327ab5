export const texts = {
  empty: '文件是空的，请换一张图片',
  tooManyBytes: '图片太大了，请压缩到 20 MB 以内',
  notAnImage: '只能上传 JPG、PNG 或 WebP 图片',
  tooManyPixels: '图片尺寸太大了，请缩小到 4000 万像素以内',
} as const
