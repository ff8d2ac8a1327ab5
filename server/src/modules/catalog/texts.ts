import { quote } from '../notification/quote'

/** Faults of an operator's file. */
export const texts = {
  badKey: '用小写字母、数字和横线，最多 40 个字',
  unseen: '有看不见的字符或换行',
  tooLong: (max: number) => `最多 ${max} 个字`,
  tooMany: (max: number) => `最多 ${max} 项`,
  twice: (key: string) => `「${quote(key, 40)}」写了两次`,
  taken: (key: string) => `「${quote(key, 40)}」是自带的，换一个名字`,
  notShipped: (key: string) => `没有自带的「${quote(key, 40)}」`,
  noStored: '存储里没有这个文件',
  remote: '图片写本机文件的路径，或已上传图片的地址',
  noFile: '读不到这个文件',
  noPicture: '没有这张图，请重新上传',
  noVideo: '这里只能放图片',
  tooSmall: (px: number) => `图片太小了，短的一边至少 ${px} 像素`,
} as const
