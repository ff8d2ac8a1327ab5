export const texts = {
  notMultipart: '请用表单上传文件',
  noFile: '没有收到文件，请重新选择',
  empty: '文件是空的，请换一个',
  tooManyBytes: '文件太大了，请选 60 MB 以内的文件',
  tooManyBytesForVisitor: '没有登录时只能检测 20 MB 以内的文件，请登录后再试',
} as const

export const PLAIN_TEXTS = {
  closed: '这里没有开放不带可见标识的下载',
  otherAgreement: '约定有更新，请重新打开，读过再下载',
  notStored: '这张图片做得早，没有留下不带标识的底稿，再做一次就可以下载',
} as const
