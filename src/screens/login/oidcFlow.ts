/** What this browser keeps while it is away at the provider. */
import { readItem, removeItem, writeItem } from '@/platform/storage'

const KEY = 'oidcFlow'

interface KeptFlow {
  flow: string
  redirectUrl: string | null
  inviteCode: string | null
}

export function keepFlow(flow: KeptFlow): void {
  writeItem(KEY, flow)
}

/** Good once: another answer finds nothing. */
export function takeFlow(): KeptFlow | null {
  const kept = readItem<KeptFlow>(KEY)
  removeItem(KEY)
  return kept
}
