/** State stored by this browser during the redirect to the provider. */
import { readItem, removeItem, writeItem } from '@/platform/storage'

const KEY = 'oidcFlow'

interface StoredFlow {
  flow: string
  redirectUrl: string | null
  inviteCode: string | null
}

export function saveFlow(flow: StoredFlow): void {
  writeItem(KEY, flow)
}

/** Good once: another answer finds nothing. */
export function takeFlow(): StoredFlow | null {
  const flow = readItem<StoredFlow>(KEY)
  removeItem(KEY)
  return flow
}
