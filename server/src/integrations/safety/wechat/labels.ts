/** Verdicts of WeChat's checks, in words for reviewers. */
import { type Kind, remark, VENDOR_NAMES, WECHAT_LABELS } from '../texts'

export type Suggestion = 'pass' | 'review' | 'risky'

/** Null when there is nothing to say. */
export function formatRemark(
  kind: Kind,
  { suggest, label }: { suggest: Suggestion; label: number },
): string | null {
  if (suggest === 'pass') return null
  const verdict = suggest === 'risky' ? 'refused' : 'doubt'
  return remark(VENDOR_NAMES.wechat, verdict, { kind, label: WECHAT_LABELS[label] })
}
