import { LIMITS } from '../limits'
import { ApiFailure } from '../pages'
import type { Options, Simulation, WxContext } from './context'

const DEFAULT_TOAST_MS = 1500

/** Toast, loading, modal and action sheet: exposed to the scenario. */
export function ui({ phone, problems, clock }: WxContext): Simulation {
  const refuse = (api: string, reason: string): never => {
    problems.add('api', `${api}:fail ${reason}`)
    throw new ApiFailure(reason)
  }
  const checkButton = (options: Options, key: 'confirmText' | 'cancelText') => {
    const text = options[key]
    if (typeof text === 'string' && text.length > LIMITS.modalButtonChars) {
      refuse('showModal', `${key} length should not be larger than 4 Chinese characters`)
    }
  }
  return {
    asynchronous: {
      showToast: (options) => {
        const durationMs = Number(options.duration ?? DEFAULT_TOAST_MS)
        phone.loading = null
        phone.showToast(
          {
            title: String(options.title ?? ''),
            icon: String(options.icon ?? 'success'),
            durationMs,
          },
          clock,
        )
      },
      hideToast: () => {
        phone.toast = null
      },
      showLoading: (options) => {
        phone.toast = null
        phone.loading = String(options.title ?? '')
      },
      hideLoading: () => {
        phone.loading = null
      },
      showModal: (options) => {
        checkButton(options, 'confirmText')
        checkButton(options, 'cancelText')
        return phone.showModal({
          title: String(options.title ?? ''),
          content: String(options.content ?? ''),
          confirmText: String(options.confirmText ?? '确定'),
          cancelText: String(options.cancelText ?? '取消'),
          showCancel: options.showCancel !== false,
        })
      },
      showActionSheet: async (options) => {
        const items = options.itemList
        if (!Array.isArray(items) || items.length === 0 || items.length > LIMITS.actionSheetItems) {
          refuse('showActionSheet', 'parameter.itemList should have 1 to 6 items')
        }
        const tapIndex = await phone.showSheet((items as unknown[]).map(String))
        if (tapIndex === null) throw new ApiFailure('cancel')
        return { tapIndex }
      },
      enableAlertBeforeUnload: () => undefined,
      disableAlertBeforeUnload: () => undefined,
      hideKeyboard: () => undefined,
    },
  }
}
