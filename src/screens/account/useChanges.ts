import type { CallData } from '@contract/endpoints/all'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { loadUser } from '@/domain/session/load'
import type { Give } from '@/domain/session/useConfirmation'
import { showToast } from '@/platform/toast'
import { changeTexts as texts } from './changeTexts'

export type Change = CallData<'GET /api/user/means/changes'>['list'][number]

/** Null while they are on their way. */
export function useChanges() {
  const { data } = useQuery({
    queryKey: keys.meansChanges,
    queryFn: () => call('GET /api/user/means/changes'),
  })
  return data ?? null
}

/** Everything that is shown of the account: numbers, passkeys, sessions and changes. */
export async function refreshAccount(): Promise<void> {
  await Promise.all([loadUser(), queryClient.invalidateQueries({ queryKey: keys.user })])
}

export function useUndo({ id }: Change, onDone: () => void) {
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: async (give: Give) =>
      call('POST /api/user/means/changes/{id}/undo', { params: { id }, body: await give() }),
    async onSuccess() {
      showToast(texts.undone)
      onDone()
      await refreshAccount()
    },
  })
}
