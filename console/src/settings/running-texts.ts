/** Texts of the settings that change while the service runs. */
export const LABELS = {
  signUps: '接受新用户',
  welcomeCredits: '新用户送的积分',
  signinCredits: '连续签到七天的积分',
  inviterCredits: '邀请人得的积分',
  invitedCredits: '被邀请人得的积分',
  firstTopupCredits: '首次充值送的积分',
  activeJobs: '一个人同时最多几个任务',
  oldestVersion: '最旧能用的版本',
} as const

export const HINTS = {
  signinCredits: '，用逗号隔开',
  oldestVersion: '，如 6.9.0；空着就是都能用',
} as const

export const texts = {
  title: '运行中可以改的',
  soon: '几秒内在所有进程生效',
  asInitial: '和环境变量一样',
  initially: (value: string) => `环境变量里是 ${value}`,
  own: '这里改过',
  on: '开',
  off: '关',
  none: '不限',
  change: '改',
  changeOf: (label: string) => `改${label}`,
  changeTitle: (label: string) => label,
  needed: '请写整数',
  byDefault: '用环境变量里的',
  why: '为什么，只记在操作记录里',
  saved: '已保存',
  reset: '已改回环境变量里的',
} as const
