import type { CallData } from '@contract/endpoints/all'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { tellTrouble } from '@/features/session/passkeyTrouble'
import { askModal } from '@/platform/modal'
import { makePasskey } from '@/platform/passkey'
import { showToast } from '@/platform/toast'
import { passkeyTexts as texts } from './passkeyTexts'
import type { Given } from './Proof'

export type Passkey = CallData<'GET /api/user/passkeys'>['list'][number]

/** Read here alone: in the list of all keys it would travel with the first page. */
const KEY = ['user', 'passkeys'] as const

export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /api/user/passkeys'),
  })
}

function useAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** With what proves that it is meant, a new one on this device or on one beside it. */
export function useAddPasskey(onDone: () => void) {
  const again = useAgain()
  return useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn(body: Given) {
      const { options, flow } = await call('POST /api/user/passkeys/start', { body })
      const answer = await makePasskey(options).catch(tellTrouble)
      return call('POST /api/user/passkeys', { body: { flow, answer } })
    },
    async onSuccess() {
      showToast(texts.added)
      onDone()
      await again()
    },
  })
}

/** Another name for one, or its end. */
export function useOnePasskey({ id, name }: Passkey, onDone: () => void) {
  const again = useAgain()
  const renaming = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (wanted: string) =>
      call('PUT /api/user/passkeys/{id}', { params: { id }, body: { name: wanted } }),
    async onSuccess() {
      showToast(texts.saved)
      onDone()
      await again()
    },
  })
  const removing = useWrite({
    mutationFn: () => call('DELETE /api/user/passkeys/{id}', { params: { id } }),
    async onSuccess() {
      showToast(texts.removed)
      onDone()
      await again()
    },
  })

  async function remove(): Promise<void> {
    const sure = await askModal({
      title: texts.removeTitle(name),
      content: texts.removeBody,
      confirm: texts.remove,
      cancel: texts.cancel,
      danger: true,
    })
    if (sure) await removing.run()
  }

  return { renaming, remove, removing: removing.busy }
}
