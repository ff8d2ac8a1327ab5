/** Where the payer comes back to. */
export function resultPath(orderId: string): string {
  return `/pagesC/ucenter/pay-result?id=${encodeURIComponent(orderId)}`
}

/** Where a provider sends its notifications. */
export function notifyUrl(publicUrl: string, provider: string): string {
  return `${publicUrl}/api/payment/notify/${provider}`
}
