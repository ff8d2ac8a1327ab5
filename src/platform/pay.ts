/** Paying on mini-programs; pay.h5.ts is the twin. */
import type { PayChannel } from '@contract/payment'
import Taro from '@tarojs/taro'

/** Where goods are sold by this build and phone: Apple forbids other ways of paying on its phones. */
export function payChannel(): PayChannel {
  const { platform } = Taro.getDeviceInfo?.() ?? Taro.getSystemInfoSync()
  return platform === 'ios' ? 'ios' : 'mini'
}

/** Opens the cashier; false: it must be opened as a page of the app. */
export function openCashier(_url: string): boolean {
  return false
}

/** Resolves to false when the payer closed it. Rejects when it could not open. */
export async function payInWechat(params: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await Taro.requestPayment({
      timeStamp: params.timeStamp ?? '',
      nonceStr: params.nonceStr ?? '',
      package: params.package ?? '',
      signType: 'RSA',
      paySign: params.paySign ?? '',
    })
    return true
  } catch (error) {
    const { errMsg } = error as { errMsg?: unknown }
    if (typeof errMsg === 'string' && errMsg.includes('cancel')) return false
    throw error
  }
}

/** A code of this phone's account, by which the server knows who pays. */
export async function payerCode(): Promise<string | undefined> {
  const { code } = await Taro.login()
  return code
}

/** Resolves to the signed transaction; null when the payer closed it. */
type Purchase = (productId: string, orderId: string) => Promise<string | null>

/** Buys by the App Store; null: this build cannot. */
export function appStore(): Purchase | null {
  return null
}
