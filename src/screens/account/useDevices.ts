import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { texts } from './texts'

export type SignIn = CallData<'GET /api/auth/sessions'>['list'][number]

/** Own sessions, and ending them. */
export function useDevices() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keys.signIns,
    queryFn: () => call('GET /api/auth/sessions'),
  })
  const ending = useWrite({
    mutationFn: (body: { id: string } | { others: true }) =>
      call('POST /api/auth/sessions/end', { body }),
    onSuccess: () => showToast(texts.ended),
    // Also after an error: the device may have signed out by itself.
    onSettled: () => client.invalidateQueries({ queryKey: keys.signIns }),
  })

  async function end({ id, device, kind }: SignIn): Promise<void> {
    const atConsole = kind === 'console'
    const confirmed = await confirmModal({
      title: texts.endTitle(atConsole ? texts.atConsole(device) : device),
      content: atConsole ? texts.endConsoleBody : texts.endBody,
      confirm: texts.end,
      cancel: texts.cancel,
    })
    if (confirmed) await ending.run({ id })
  }

  async function endOthers(): Promise<void> {
    const confirmed = await confirmModal({
      title: texts.endOthersTitle,
      content: texts.endBody,
      confirm: texts.end,
      cancel: texts.cancel,
    })
    if (confirmed) await ending.run({ others: true })
  }

  return { query, end, endOthers, busy: ending.busy }
}
