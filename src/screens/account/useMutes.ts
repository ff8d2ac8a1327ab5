import type { CallData } from '@contract/endpoints/all'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { usePages } from '@/api/usePages'
import { removeMute } from '@/domain/works/mute/mute'
import { showToast } from '@/platform/toast'
import { muteTexts } from './muteTexts'

export type Mute = CallData<'GET /api/mute/my'>['list'][number]
export type MuteGroup = Mute['kind']

/** Own mutes and blocks, newest first; `group` null: all of them. */
export function useMutes(group: MuteGroup | null) {
  const [busy, setBusy] = useState(false)
  const { rows, ...state } = usePages({
    queryKey: [...keys.mutes, group],
    pageSize: 30,
    fetchPage: (page) => call('GET /api/mute/my', { query: { ...page, kind: group ?? undefined } }),
  })
  const undo = async ({ id }: Mute) => {
    setBusy(true)
    const done = await removeMute(id)
    if (done) {
      await queryClient.invalidateQueries({ queryKey: keys.mutes })
      showToast(muteTexts.undone)
    }
    setBusy(false)
  }
  return { rows, state, undo, busy }
}
