export const PRESETS = {
  title: '我的预设',
  keep: '存为预设',
  keepHint: '把现在的参数存在这台设备上，下次一点就用',
  manage: '管理',
  usual: (position: number) => `预设 ${position}`,
  rename: '改名',
  renameOf: (name: string) => `改名：${name}`,
  removeOf: (name: string) => `删除：${name}`,
  apply: (name: string) => `用预设：${name}`,
  full: (max: number) => `最多存 ${max} 个，先删掉不用的`,
  saved: '存好了',
  applied: (name: string) => `已换成「${name}」的参数`,
  gone: (count: number) =>
    `存的时候用的 ${count} 个图片或视频已经不在了，请重新选择；其余参数已换好`,
  removeTitle: (name: string) => `删除预设「${name}」？`,
  remove: '删除',
  cancel: '取消',
} as const

/** Of the sheet that names a preset. */
export const PRESET_NAME = {
  label: '预设的名字',
  placeholder: '起个好认的名字',
  submit: '存下',
  maxLength: 12,
} as const
