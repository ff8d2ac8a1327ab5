/** Query of the server, cached by its call and input. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call, type ConsoleCall, type InputOf } from '../api/call'

interface Options {
  /** Refetch interval while the tab is visible. */
  readonly everyMs?: number
}

/** The previous data stays until the answer arrives: nothing jumps when a page is turned. */
export function useConsoleQuery<K extends ConsoleCall>(
  key: K,
  input: InputOf<K>,
  { everyMs }: Options = {},
) {
  return useQuery<CallData<K>>({
    queryKey: [key, input],
    queryFn: () => call(key, input),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    placeholderData: keepPreviousData,
  })
}
