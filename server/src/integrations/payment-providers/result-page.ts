/** Return address of the payer. */
export function resultPath(orderId: string): string {
  return `/pagesC/ucenter/pay-result?id=${encodeURIComponent(orderId)}`
}

/** Address for notifications of a provider. */
export function notifyUrl(publicUrl: string, provider: string): string {
  return `${publicUrl}/api/payment/notify/${provider}`
}
