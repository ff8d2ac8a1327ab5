/** This device and the account's switches for messages outside the app. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallData, CallInput } from '@contract/endpoints/all'
import type { SubscribeTemplate } from '@contract/push'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { write } from '@/api/write'
import {
  type BrowserSubscription,
  readBrowserSubscription,
  requestWechatMessages,
  subscribeBrowser,
  type WechatAnswer,
} from '@/platform/push'
import { showToast } from '@/platform/toast'
import { noteOwner } from './owner'
import { texts } from './texts'
import { readZoneMinutes } from './zone'

export type PushView = CallData<'GET /api/push'>

export function usePush(enabled = true) {
  return useQuery({ queryKey: keys.push, queryFn: () => call('GET /api/push'), enabled })
}

/** Whether this browser has a subscription; undefined while it is being read. */
export function useBrowserSubscription() {
  return useQuery({ queryKey: keys.browserPush, queryFn: readBrowserSubscription })
}

/** Writes whose answer is the whole view. */
function usePushWrite<V>(send: (input: V) => Promise<PushView>, silent = false) {
  const client = useQueryClient()
  return useWrite({
    ...(silent && { meta: { errorShown: 'inline' as const } }),
    mutationFn: send,
    onSuccess: (view: PushView) => void client.setQueryData(keys.push, view),
  })
}

/** Starts with the browser's question: `run` has to be called within a tap. Rejects with PushRefused. */
export function useSubscribe() {
  const client = useQueryClient()
  const sending = usePushWrite(
    (subscription: BrowserSubscription) =>
      call('POST /api/push/subscriptions', {
        body: { ...subscription, zoneMinutes: readZoneMinutes() },
      }),
    true,
  )
  /** False: the server refused it. */
  async function run(publicKey: string): Promise<boolean> {
    const subscription = await subscribeBrowser(publicKey)
    const isStored = (await sending.run(subscription)) !== undefined
    if (isStored) noteOwner()
    client.setQueryData(keys.browserPush, isStored ? subscription : null)
    return isStored
  }
  return { run, issue: sending.issue }
}

/** Starts with WeChat's question: `run` has to be called within a tap. */
export function usePermits({ wechat }: Pick<PushView, 'wechat'>) {
  const sending = usePushWrite((body: CallInput<'POST /api/push/permits'>['body']) =>
    call('POST /api/push/permits', { body }),
  )
  const ids = Object.entries(wechat?.templates ?? {}) as [SubscribeTemplate, string][]
  async function run(wanted: readonly SubscribeTemplate[]): Promise<WechatAnswer> {
    const chosen = ids.filter(([template]) => wanted.includes(template))
    const answer = await requestWechatMessages(chosen.map(([, id]) => id))
    const accepted = chosen.flatMap(([template, id]) =>
      answer.accepted.includes(id) ? [template] : [],
    )
    const requestId = `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`
    if (accepted.length > 0)
      await sending.run({ requestId, accepted, zoneMinutes: readZoneMinutes() })
    return answer
  }
  return { run }
}

type Change = CallInput<'PUT /api/push'>['body']

/** One change after the other; `pending` is what the server has not confirmed yet. */
export function useChangePush() {
  const client = useQueryClient()
  const [pending, setPending] = useState<Change>({})
  const last = useRef<Promise<void>>(Promise.resolve())
  const open = useRef(0)
  const send = async (body: Change) => {
    const view = await write(() => call('PUT /api/push', { body }))
    if (view) client.setQueryData(keys.push, view)
    open.current -= 1
    if (open.current > 0) return
    // The query shows its new data a moment later; a failure, whose message was shown, shows what is stored.
    const { kinds, quiet, quietFrom, quietTo, words } = view ?? {}
    setPending(view ? { kinds, quiet, quietFrom, quietTo, words } : {})
  }
  function change(body: Change): void {
    open.current += 1
    setPending((before) => ({ ...before, ...body }))
    last.current = last.current.then(() => send(body))
  }
  return { pending, change }
}

/** Removes a browser of the account; this one keeps the browser's permission. */
export function useRemoveBrowser() {
  const client = useQueryClient()
  return useWrite({
    mutationFn: (id: string) => call('DELETE /api/push/subscriptions/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.push }),
  })
}

export function useTestPush() {
  const client = useQueryClient()
  return useWrite({
    mutationFn: (id: string) => call('POST /api/push/subscriptions/{id}/test', { params: { id } }),
    async onSuccess() {
      showToast(texts.tried)
      await client.invalidateQueries({ queryKey: keys.push })
    },
  })
}
