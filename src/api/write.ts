/** Writing calls: every one is a mutation, so that its errors are reported in one place (query.ts). */
import { queryClient, type Meta } from './query'
import { withTapToRetry } from './tryAgain'

/** An error shown by a toast is retried by a tap on it; a form has its own button. */
export function tappable<D>(send: () => Promise<D>, meta: Meta = {}): () => Promise<D> {
  return meta.errorShown === undefined || meta.errorShown === 'toast'
    ? () => withTapToRetry(send)
    : send
}

/** A writing call outside of components; rejects after the mutation cache has reported the error. */
export function execute<D>(send: () => Promise<D>, meta: Meta = {}): Promise<D> {
  const options = { mutationFn: tappable(send, meta), meta }
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
}

/** The same for who needs no reason: resolves to undefined when it failed. */
export function write<D>(send: () => Promise<D>, meta: Meta = {}): Promise<D | undefined> {
  return swallowReportedError(execute(send, meta))
}

/** The one place that lets go of an error: the mutation cache has had it. */
export function swallowReportedError<D>(done: Promise<D>): Promise<D | undefined> {
  return done.catch(() => undefined)
}
