/** What is asked of the server, kept by its call and what it was asked with. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call, type ConsoleCall, type InputOf } from '../api/call'

interface Options {
  /** Asked again so often while the tab is seen. */
  readonly everyMs?: number
}

/** What was shown before stays until the answer is there: nothing jumps when a page is turned. */
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
