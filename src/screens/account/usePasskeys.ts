import type { CallData } from '@contract/endpoints/all'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { rethrowPasskeyError } from '@/domain/session/passkeyTrouble'
import type { Give } from '@/domain/session/useConfirmation'
import { makePasskey } from '@/platform/passkey'
import { showToast } from '@/platform/toast'
import { passkeyTexts as texts } from './passkeyTexts'

export type Passkey = CallData<'GET /api/user/passkeys'>['list'][number]

const KEY = ['user', 'passkeys'] as const

export function usePasskeys({ enabled = true } = {}) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /api/user/passkeys'),
    enabled,
  })
}

/** Of the account as a whole: an added or removed passkey is also a change that can be undone. */
function useAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.user })
}

/** With a confirmation, adds a passkey of this device or of another one nearby. */
export function useAddPasskey(onDone: () => void) {
  const again = useAgain()
  return useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn(give: Give) {
      const body = await give()
      const { options, flow } = await call('POST /api/user/passkeys/start', { body })
      const answer = await makePasskey(options).catch(rethrowPasskeyError)
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
export function useOnePasskey({ id }: Passkey, onDone: () => void) {
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
    meta: { errorShown: 'inline' },
    mutationFn: async (give: Give) =>
      call('POST /api/user/passkeys/{id}/remove', { params: { id }, body: await give() }),
    async onSuccess() {
      showToast(texts.removed)
      onDone()
      await again()
    },
  })
  return { renaming, removing }
}
