export const texts = {
  noFile: '没有收到文件，请重新上传',
  notMultipart: '请用表单上传图片',
  tooManyGrants: '上传太频繁了，请稍后再试',
  dayFull: (mb: number) => `今天上传的文件已经到 ${mb} MB 了，请明天再传`,
  totalFull: (mb: number) => `您上传的文件已经占满 ${mb} MB，不能再传了，请在意见反馈里告诉我们`,
  hourFull: '这一小时上传的图片太多太大了，请过一会儿再传',
} as const
