export const texts = {
  confirm: '确定',
  cancel: '不了',
  retry: '再试一次',
  loading: '正在读取',
} as const

export const PICTURE = {
  choose: '选图',
  change: '换图',
  sending: '正在上传…',
  needed: '请选一张图',
  failed: '没传上去，请再试一次',
} as const
