/** Writing calls: every one is a mutation, so that its errors are told in one place (query.ts). */
import { useMutation, type MutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { queryClient } from './query'

/**
 * A writing call outside of components. Resolves to its answer, or to undefined when it failed: by
 * then the mutation cache has told and logged what there is to tell.
 */
export async function write<D, V>(
  options: MutationOptions<D, Error, V>,
  variables: V,
): Promise<D | undefined> {
  const mutation = queryClient.getMutationCache().build(queryClient, options)
  return told(mutation.execute(variables))
}

/** The one place that may let go of an error: the mutation cache has had it. */
function told<D>(done: Promise<D>): Promise<D | undefined> {
  return done.catch(() => undefined)
}

type Observed<D, V> = Pick<UseMutationResult<D, Error, V>, 'data' | 'error' | 'reset' | 'variables'>

export interface Write<D, V> extends Observed<D, V> {
  busy: boolean
  /** One at a time: undefined at once while another run is on its way, and when it failed. */
  run: (variables: V) => Promise<D | undefined>
}

/** A writing call as a button needs it. */
export function useWrite<D, V = void>(options: MutationOptions<D, Error, V>): Write<D, V> {
  const { mutateAsync, isPending, data, error, reset, variables } = useMutation(options)
  // Two taps may come before the first of them is drawn.
  const running = useRef(false)
  const run = useCallback(
    async (input: V) => {
      if (running.current) return undefined
      running.current = true
      try {
        return await told(mutateAsync(input))
      } finally {
        running.current = false
      }
    },
    [mutateAsync],
  )
  return { run, busy: isPending, data, error, reset, variables }
}
