/** In a browser nobody asks; within our app of the App Store Apple alone sells. */
export function clientSystem(): string | undefined {
  return window.webkit?.messageHandlers?.moguangPurchase ? 'ios' : undefined
}
