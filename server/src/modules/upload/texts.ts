export const texts = {
  noFile: '没有收到文件，请重新上传',
  notMultipart: '请用表单上传图片',
  tooManyGrants: '上传太频繁了，请稍后再试',
  dayFull: (mb: number) => `今天上传的文件已经到 ${mb} MB 了，请明天再传`,
  totalFull: (mb: number, days: number) =>
    `您上传的文件已经占满 ${mb} MB；删掉用过它们的旧任务，${days} 天没有用的上传会自动腾出来`,
  hourFull: '这一小时上传的图片太多太大了，请过一会儿再传',
} as const
