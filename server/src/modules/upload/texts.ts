export const texts = {
  noFile: '没有收到文件，请重新上传',
  notMultipart: '请用表单上传图片',
  tooManyGrants: '上传太频繁了，请稍后再试',
} as const
