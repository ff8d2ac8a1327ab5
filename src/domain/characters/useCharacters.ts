import { CHARACTERS_MAX } from '@contract/characters'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'

export type Character = CallData<'GET /api/characters/{id}'>

/** My characters, the last changed first. All of them are one page. */
export function useCharacters(enabled = true) {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.characters,
    pageSize: CHARACTERS_MAX,
    enabled: isLogin && enabled,
    fetchPage: (page) => call('GET /api/characters', { query: page }),
  })
  return { ...query, isLogin, characters: rows }
}
