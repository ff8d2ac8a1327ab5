/** Toasts of mini-programs; toast.h5.ts is the twin. */
import Taro from '@tarojs/taro'

/** Specification: 1500 ms by default, 3000 ms for an error; never an icon. */
const TOAST_MS = 1500
const ERROR_TOAST_MS = 3000

let loadings = 0

export function showToast(title: string, durationMs = TOAST_MS): void {
  void Taro.showToast({ title, icon: 'none', duration: durationMs })
}

export function showErrorToast(title: string): void {
  showToast(title, ERROR_TOAST_MS)
}

/** Stays until as many hideLoading as showLoading were called. */
export function showLoading(title: string): void {
  loadings += 1
  void Taro.showLoading({ title, mask: true })
}

export function hideLoading(): void {
  if (loadings === 0) return
  loadings -= 1
  if (loadings === 0) Taro.hideLoading()
}
