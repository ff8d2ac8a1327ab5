/** Labels of WeChat's checks, in words for reviewers. */
const LABELS: Readonly<Record<number, string>> = {
  10_001: '广告',
  20_001: '时政',
  20_002: '色情',
  20_003: '辱骂',
  20_006: '违法犯罪',
  20_008: '欺诈',
  20_012: '低俗',
  20_013: '版权',
}

export type Suggestion = 'pass' | 'review' | 'risky'

/** Null when there is nothing to say. */
export function formatRemark(
  what: '文字' | '图片',
  { suggest, label }: { suggest: Suggestion; label: number },
): string | null {
  if (suggest === 'pass') return null
  const verdict = suggest === 'risky' ? '判为违规' : '建议复核'
  return `微信${verdict}（${what}）：${LABELS[label] ?? '其他'}`
}
