/** A client's call by its callbacks: some clients return nothing, and Taro wraps not every call. */

interface Callbacks<R> {
  success?: (result: R) => void
  fail?: (failure: never) => void
}

/** Resolves or rejects with what the client calls back with. */
export function byCallbacks<O extends object, R>(
  call: (options: O & Callbacks<R>) => unknown,
  options: O,
): Promise<R> {
  return new Promise((resolve, reject) => {
    const answer = call({ ...options, success: resolve, fail: reject })
    // A client with promises rejects as well; its failure is passed on once.
    if (answer instanceof Promise) answer.catch(() => undefined)
  })
}
