/** State stored by this tab during the redirect to the provider: an answer belongs to its flow. */
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
