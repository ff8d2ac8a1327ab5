export const texts = {
  noFile: '没有收到文件，请重新上传',
  notMultipart: '请用表单上传图片',
  tooManyGrants: '上传太频繁了，请稍后再试',
  sourceGone: '原图不存在或已被删除，请重新选择',
  needsImage: '这里要选一张图片',
  needsVideo: '这里要选一段视频',
} as const
