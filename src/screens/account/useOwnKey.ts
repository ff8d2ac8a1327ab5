import { useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { ownKeyTexts as texts } from './ownKeyTexts'

export type OwnKey = CallData<'GET /api/user/own-keys'>['list'][number]

export type KeyVendor = CallData<'GET /api/user/own-keys'>['vendors'][number]

export interface KeyForm {
  name: string
  /** null: an address with an OpenAI-compatible images API. */
  vendor: string | null
  baseUrl: string
  model: string
  /** Of one that is there: empty leaves it as it is. */
  apiKey: string
}

/** Adding, changing, testing and removing one key; null: it is not there yet. */
export function useOwnKey(key: OwnKey | null, onDone: () => void) {
  const client = useQueryClient()
  const again = async () => {
    await client.invalidateQueries({ queryKey: keys.ownKeys })
    // It is, or is no more, among the models of every form.
    await client.invalidateQueries({ queryKey: keys.generateConfig })
    await client.invalidateQueries({ queryKey: keys.modelsHere })
  }
  const saving = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: ({ apiKey, baseUrl, vendor, ...rest }: KeyForm) =>
      key
        ? call('PUT /api/user/own-keys/{id}', {
            params: { id: key.id },
            body: { ...rest, apiKey: apiKey.trim() === '' ? undefined : apiKey },
          })
        : call('POST /api/user/own-keys', {
            body: { ...rest, ...(vendor === null ? { baseUrl } : { vendor }), apiKey },
          }),
    async onSuccess() {
      await again()
      showToast(texts.saved)
      onDone()
    },
  })
  const testing = useWrite({
    mutationFn: (id: string) => call('POST /api/user/own-keys/{id}/test', { params: { id } }),
  })
  const removing = useWrite({
    mutationFn: (id: string) => call('DELETE /api/user/own-keys/{id}', { params: { id } }),
    async onSuccess() {
      await again()
      showToast(texts.removed)
      onDone()
    },
  })

  async function remove(): Promise<void> {
    if (!key) return
    const sure = await confirmModal({
      title: texts.removeTitle(key.name),
      content: texts.removeBody,
      confirm: texts.remove,
      cancel: texts.cancel,
      danger: true,
    })
    if (sure) await removing.run(key.id)
  }

  return {
    issue: saving.issue,
    forget: () => {
      saving.forget()
      testing.forget()
    },
    busy: saving.busy,
    save: (form: KeyForm) => void saving.run(form),
    testing: testing.busy,
    tested: testing.data,
    test: () => {
      if (key) void testing.run(key.id)
    },
    remove: () => void remove(),
  }
}
