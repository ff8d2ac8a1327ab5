/** What this tab keeps while it is away at the provider: an answer belongs to its beginning. */
const KEY = 'console-oidc-flow'

export const oidcFlow = {
  save: (flow: string): void => sessionStorage.setItem(KEY, flow),
  /** Good once: another answer finds nothing. */
  take(): string {
    const flow = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return flow ?? 'none'
  },
}
