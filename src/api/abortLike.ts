/** The part of AbortSignal that calls use; react-query's signal and our polyfill both fit. */
export interface AbortLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
