import {
  useMutation,
  type MutationFunctionContext,
  type MutationOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { isAborted, getErrorMessage } from './error'
import { queryClient } from './query'
import { tappable, swallowReportedError } from './write'

/** A writing call as a form or a button needs it; its errors have a toast unless `meta` says else. */
export function useWrite<D, V = void>(options: MutationOptions<D, Error, V>) {
  const { mutationFn, meta } = options
  const { mutateAsync, isPending, isError, isSuccess, data, error, variables, reset } = useMutation(
    {
      ...options,
      ...(mutationFn && {
        mutationFn: (input: V, context: MutationFunctionContext) =>
          tappable(() => mutationFn(input, context), meta)(),
      }),
    },
    queryClient,
  )
  // Two taps may come before the first of them is drawn.
  const running = useRef(false)
  /** One at a time: undefined while another run is on its way, and when it failed. */
  const run = async (input: V): Promise<D | undefined> => {
    if (running.current) return undefined
    running.current = true
    const answer = await swallowReportedError(mutateAsync(input))
    running.current = false
    return answer
  }
  return {
    run,
    busy: isPending,
    isSuccess,
    /** Answer of the last run. */
    data,
    /** Input of the last run. */
    variables,
    /** Why the last run failed, for a form that says so in place; '' while there is nothing to say. */
    issue: isError && !isAborted(error) ? getErrorMessage(error) : '',
    /** Forgets how the last run ended; one on its way goes on. */
    forget: () => {
      if (!isPending) reset()
    },
  }
}
