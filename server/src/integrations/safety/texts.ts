/** Remarks for reviewers about checks by a vendor. */

export const KINDS = { words: '文字', picture: '图片' } as const
export type Kind = keyof typeof KINDS

export const VERDICTS = { doubt: '建议复核', refused: '判为违规' } as const

export const unchecked = (kind: Kind): string => `${KINDS[kind]}没能送去检查`

export const remark = (
  vendor: string,
  verdict: keyof typeof VERDICTS,
  { kind, label }: { kind: Kind; label: string | null | undefined },
): string => `${vendor}${VERDICTS[verdict]}（${KINDS[kind]}）：${label ?? '其他'}`

export const VENDOR_NAMES = { aliyun: '阿里云', tencent: '腾讯云', wechat: '微信' } as const

export const INDECENT = 'AI 觉得画面可能裸露或色情，请留意（它常有误判）'

/** Labels of Tencent's checks. */
export const TENCENT_LABELS: Readonly<Record<string, string>> = {
  Porn: '色情',
  Sexy: '性感低俗',
  Abuse: '辱骂',
  Ad: '广告',
  Illegal: '违法犯罪',
  Polity: '时政',
  Terror: '暴恐',
  Spam: '灌水',
  Teenager: '未成年人',
  Custom: '自定义词库',
}

/** Labels of WeChat's checks. */
export const WECHAT_LABELS: Readonly<Record<number, string>> = {
  10_001: '广告',
  20_001: '时政',
  20_002: '色情',
  20_003: '辱骂',
  20_006: '违法犯罪',
  20_008: '欺诈',
  20_012: '低俗',
  20_013: '版权',
}
