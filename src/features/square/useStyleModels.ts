import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { withLike } from '@/features/works/likes'
import { showErrorToast } from '@/platform/toast'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'

type StylePage = CallData<'GET /api/model/app/page'>
export type StyleModel = StylePage['list'][number]

const FRESH_MS = 120_000
/** More styles than an engine has. */
const PAGE_SIZE = 50

/** Style models one can create with, most loved first as the server orders them. */
export function useStyleModels(enabled = true) {
  return useQuery({
    queryKey: keys.styleModels,
    queryFn: () =>
      call('GET /api/model/app/page', { query: { pageSize: PAGE_SIZE } }, { skipErrMsg: true }),
    staleTime: FRESH_MS,
    enabled,
  })
}

function show(model: StyleModel): void {
  queryClient.setQueryData<StylePage>(
    keys.styleModels,
    (page) =>
      page && { ...page, list: page.list.map((other) => (other.id === model.id ? model : other)) },
  )
}

/** Likes a style or takes it back: shown at once, rolled back with the server's sentence. */
export async function toggleStyleLike(model: StyleModel): Promise<void> {
  if (!useSession.getState().isLogin) {
    await promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
    return
  }
  show({ ...model, ...withLike(model, !model.liked) })
  try {
    const body = { id: model.id, liked: !model.liked }
    const now = await call('POST /api/model/like', { body }, { skipErrMsg: true })
    show({ ...model, ...now })
  } catch (error) {
    show(model)
    if (!isAborted(error)) showErrorToast(messageOf(error))
  }
}
