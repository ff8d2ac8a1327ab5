/** Paying on H5: the cashier is a page; inside our App Store app the bridge is called. */
import { tokenOfOrder } from '@contract/app-store-token'

interface Bridge {
  /**
   * Buys with this appAccountToken: the server believes no purchase without it. Resolves to
   * {signedTransaction}, or null when the payer closed it.
   */
  postMessage(message: { productId: string; appAccountToken: string }): Promise<unknown>
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: { moguangPurchase?: Bridge } }
  }
}

export function shopPath(): 'pagesC/ucenter/pay' | 'pagesC/ucenter/pay-ios' {
  return appStore() ? 'pagesC/ucenter/pay-ios' : 'pagesC/ucenter/pay'
}

export function openCashier(url: string): boolean {
  window.location.assign(url)
  return true
}

export function payVirtually(_order: unknown): Promise<'paid' | 'closed' | 'renew'> {
  return Promise.reject(new Error('not inside WeChat'))
}

export function payerCode(): Promise<string | undefined> {
  return Promise.resolve(undefined)
}

/** Buys by the App Store: resolves to the signed transaction, null when it was closed. */
export function appStore() {
  const bridge = window.webkit?.messageHandlers?.moguangPurchase
  if (!bridge) return null
  return async (productId: string, orderId: string): Promise<string | null> => {
    const appAccountToken = tokenOfOrder(orderId)
    const answer = await bridge.postMessage({ productId, appAccountToken })
    const { signedTransaction } = (answer ?? {}) as { signedTransaction?: unknown }
    return typeof signedTransaction === 'string' ? signedTransaction : null
  }
}
