import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { usePages } from '@/api/usePages'
import { useWrite } from '@/api/useWrite'
import type { Give } from '@/domain/session/useConfirmation'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { openApiKeys } from './openApiKeys'
import { type ApiKey, formatUsed } from './format'
import { texts } from './texts'

const PAGE_SIZE = 50

export type KeyLimits = Omit<CallInput<'POST /api/keys'>['body'], keyof Awaited<ReturnType<Give>>>

/** A secret that is shown once. */
export interface ShownKey {
  readonly id: string
  readonly key: string
}

export function useApiKeys(enabled: boolean) {
  return usePages({
    queryKey: openApiKeys.apiKeyList,
    pageSize: PAGE_SIZE,
    enabled,
    fetchPage: (query) => call('GET /api/keys', { query }),
  })
}

export function useUsage(enabled: boolean) {
  return useQuery({
    queryKey: openApiKeys.apiKeyUsage,
    queryFn: () => call('GET /api/keys/usage'),
    enabled,
  })
}

export function useCalls(enabled: boolean) {
  return usePages({
    queryKey: openApiKeys.apiCalls,
    pageSize: 10,
    enabled,
    fetchPage: (query) => call('GET /api/keys/calls', { query }),
  })
}

/** Both need a confirmation; the answer has the secret. */
export function useCreateKey(limits: () => KeyLimits, onDone: (shown: ShownKey) => void) {
  const client = useQueryClient()
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: async (give: Give) =>
      call('POST /api/keys', { body: { ...limits(), ...(await give()) } }),
    async onSuccess(shown) {
      onDone(shown)
      await client.invalidateQueries({ queryKey: openApiKeys.apiKeys })
    },
  })
}

export function useRotateKey(id: string, onDone: (shown: ShownKey) => void) {
  const client = useQueryClient()
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: async (give: Give) =>
      call('POST /api/keys/{id}/rotate', { params: { id }, body: await give() }),
    async onSuccess(shown) {
      onDone(shown)
      await client.invalidateQueries({ queryKey: openApiKeys.apiKeys })
    },
  })
}

export function useChangeKey(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: CallInput<'PATCH /api/keys/{id}'>['body']) =>
      call('PATCH /api/keys/{id}', { params: { id }, body }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: openApiKeys.apiKeys })
      showToast(texts.saved)
      onDone()
    },
  })
}

/** `discard`: a key whose secret was never copied ends without a question. */
export function useRevokeKey(onDone: () => void = () => {}) {
  const client = useQueryClient()
  const revoking = useWrite({
    mutationFn: (id: string) => call('DELETE /api/keys/{id}', { params: { id } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: openApiKeys.apiKeys })
      onDone()
    },
  })
  async function revoke(key: ApiKey): Promise<void> {
    const sure = await confirmModal({
      title: texts.revokeTitle(key.name),
      content: texts.revokeBody(formatUsed(key, new Date())),
      confirm: texts.revoke,
      cancel: texts.cancel,
      danger: true,
    })
    if (sure && (await revoking.run(key.id)) !== undefined) showToast(texts.revokedDone)
  }
  return { busy: revoking.busy, revoke, discard: (id: string) => revoking.run(id) }
}
