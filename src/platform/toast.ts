/**
 * Toasts of mini-programs; toast.h5.ts is the twin. Clients have one place for a toast and for a
 * loading text, and hiding either hides both: what is shown there is decided here.
 */
import Taro from '@tarojs/taro'

/** Specification: 1500 ms by default, 3000 ms for an error; never an icon. */
const TOAST_MS = 1500
const ERROR_TOAST_MS = 3000

let timer: ReturnType<typeof setTimeout> | undefined
let loadings = 0
let loadingText = ''

function showLoadingText(): void {
  void Taro.showLoading({ title: loadingText, mask: true })
}

/** When a toast leaves, a loading text that is still wanted comes back. */
export function showToast(title: string, durationMs = TOAST_MS): void {
  clearTimeout(timer)
  void Taro.showToast({ title, icon: 'none', duration: durationMs })
  timer = setTimeout(() => {
    timer = undefined
    if (loadings > 0) showLoadingText()
  }, durationMs)
}

export function showErrorToast(title: string): void {
  showToast(title, ERROR_TOAST_MS)
}

/** Stays until as many hideLoading as showLoading were called. */
export function showLoading(title: string): void {
  loadings += 1
  loadingText = title
  if (timer === undefined) showLoadingText()
}

export function hideLoading(): void {
  if (loadings === 0) return
  loadings -= 1
  if (loadings === 0 && timer === undefined) Taro.hideLoading()
}
