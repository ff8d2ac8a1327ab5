/** A browser has no such setting; within our App Store app only Apple sells. */
export function clientSystem(): string | undefined {
  return window.webkit?.messageHandlers?.moguangPurchase ? 'ios' : undefined
}
