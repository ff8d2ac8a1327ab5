export const DEVICES = {
  harmony: '鸿蒙',
  wechat: '微信',
  alipay: '支付宝',
  unknown: '未知设备',
} as const

/** Lines of the log at the start of a process. */
export const memoryTexts = {
  noNets: (megabytes: number, least: number) =>
    `内存只有 ${megabytes} MB，不到 ${least} MB：小网络不启用，如同 MODELS=off（MODELS=on 可强制启用）。` +
    ` ${megabytes} MB of memory are less than ${least}: no small networks, as with MODELS=off (MODELS=on enforces them).`,
  little: (megabytes: number, least: number) =>
    `内存只有 ${megabytes} MB，建议至少 ${least} MB：处理大照片可能被拒绝。` +
    ` ${megabytes} MB of memory are less than ${least}: tools may refuse large photographs.`,
} as const
