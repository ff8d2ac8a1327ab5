import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { usePages } from '@/api/usePages'
import { useWrite } from '@/api/useWrite'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { openApiKeys } from './openApiKeys'
import { texts } from './texts'

export type Webhook = CallData<'GET /api/webhooks'>['list'][number]
export type Delivery = CallData<'GET /api/webhooks/{id}/deliveries'>['list'][number]

export function useWebhooks(enabled: boolean) {
  return useQuery({
    queryKey: openApiKeys.webhooks,
    queryFn: () => call('GET /api/webhooks'),
    enabled,
  })
}

export function useAddWebhook(onDone: (secret: string) => void) {
  const client = useQueryClient()
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: CallInput<'POST /api/webhooks'>['body']) =>
      call('POST /api/webhooks', { body }),
    async onSuccess({ secret }) {
      onDone(secret)
      await client.invalidateQueries({ queryKey: openApiKeys.webhooks })
    },
  })
}

/** A new signing secret, shown once; both sign for a day. */
export function useRotateWebhook(id: string, onDone: (secret: string) => void) {
  const client = useQueryClient()
  const rotating = useWrite({
    mutationFn: () => call('POST /api/webhooks/{id}/rotate', { params: { id } }),
    async onSuccess({ secret }) {
      onDone(secret)
      await client.invalidateQueries({ queryKey: openApiKeys.webhooks })
    },
  })
  async function rotate(): Promise<void> {
    const sure = await confirmModal({
      title: texts.rotateSecretTitle,
      content: texts.rotateSecretBody,
      confirm: texts.rotate,
      cancel: texts.cancel,
    })
    if (sure) await rotating.run()
  }
  return { busy: rotating.busy, rotate: () => void rotate() }
}

/** Enabling, disabling and removing one endpoint. */
export function useOneWebhook({ id }: Webhook, onDone: () => void) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: openApiKeys.webhooks })
  const enabling = useWrite({
    mutationFn: (enabled: boolean) =>
      call('PATCH /api/webhooks/{id}', { params: { id }, body: { enabled } }),
    async onSuccess() {
      await again()
      onDone()
    },
  })
  const removing = useWrite({
    mutationFn: () => call('DELETE /api/webhooks/{id}', { params: { id } }),
    async onSuccess() {
      await again()
      showToast(texts.removed)
      onDone()
    },
  })
  async function remove(): Promise<void> {
    const sure = await confirmModal({
      title: texts.removeTitle,
      content: texts.removeBody,
      confirm: texts.remove,
      cancel: texts.cancel,
      danger: true,
    })
    if (sure) await removing.run()
  }
  return { enabling, remove: () => void remove() }
}

export function useDeliveries(id: string) {
  const client = useQueryClient()
  const query = usePages({
    queryKey: openApiKeys.webhookDeliveries(id),
    pageSize: 20,
    fetchPage: (page) => call('GET /api/webhooks/{id}/deliveries', { params: { id }, query: page }),
  })
  const redelivering = useWrite({
    mutationFn: (deliveryId: string) =>
      call('POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
        params: { id, deliveryId },
      }),
    async onSuccess() {
      showToast(texts.redelivered)
      await client.invalidateQueries({ queryKey: openApiKeys.webhookDeliveries(id) })
    },
  })
  return { ...query, redelivering }
}
