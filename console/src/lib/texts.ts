/** Texts that several pages share. */
export const credits = (count: number | string): string => `${count} 积分`
export const length = (least: number, most: number): string => `请写 ${least} 到 ${most} 个字`

export const DURATION = {
  seconds: (seconds: number | string) => `${seconds} 秒`,
  minutes: (minutes: number) => `${minutes} 分`,
  minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} 分 ${seconds} 秒`,
  hours: (hours: number) => `${hours} 小时`,
  days: (days: number) => `${days} 天`,
}

export const PASSKEY = {
  cancelled: '没有完成：取消了，或者这台设备上没有能用的通行密钥',
  otherAddress: '请用 PUBLIC_URL 的网址打开操作台，再用通行密钥',
  failed: '这台设备的通行密钥没有反应，请换一种方式登录',
}
