/** Paying on mini-programs; pay.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { clientSystem } from './system'

/** Payload signed by the server for WeChat's virtual payment; passed on as it is. */
export interface VirtualOrder {
  readonly mode: 'short_series_goods'
  readonly signData: string
  readonly paySig: string
  readonly signature: string
}

/** `renew`: this order's number is used up, a new order is needed. */
export type VirtualEnd = 'paid' | 'closed' | 'renew'

interface VirtualCall extends VirtualOrder {
  success: () => void
  fail: (reason: { errCode?: number; errMsg?: string }) => void
}

const CLOSED = -2
const NUMBER_USED = -15002
const ORDER_CLOSED = -15012

/** Which of the two pages of the specification sells here. */
export function shopPath(): 'pagesC/ucenter/pay' | 'pagesC/ucenter/pay-ios' {
  return clientSystem() === 'ios' ? 'pagesC/ucenter/pay-ios' : 'pagesC/ucenter/pay'
}

/** Opens the cashier; false: it must be opened as a page of the app. */
export function openCashier(_url: string): boolean {
  return false
}

/** Taro knows nothing of this call of WeChat's; older clients, and the others, have none. */
declare const wx: { requestVirtualPayment?: (call: VirtualCall) => void } | undefined

/** Pays by WeChat's virtual payment. Rejects when it could not open. */
export function payVirtually(order: VirtualOrder): Promise<VirtualEnd> {
  const pay = typeof wx === 'undefined' ? undefined : wx.requestVirtualPayment
  if (!pay) return Promise.reject(new Error('no virtual payment'))
  return new Promise((resolve, reject) => {
    pay({
      ...order,
      success: () => resolve('paid'),
      fail: (reason) => {
        const { errCode, errMsg = '' } = reason
        if (errCode === CLOSED || /cancel/.test(errMsg)) resolve('closed')
        else if (errCode === NUMBER_USED || errCode === ORDER_CLOSED) resolve('renew')
        else reject(new Error(`virtual payment: ${errCode ?? ''} ${errMsg}`))
      },
    })
  })
}

/** A code of this phone's account at WeChat, for WeChat alone; undefined on other platforms. */
export async function payerCode(): Promise<string | undefined> {
  if (process.env.TARO_ENV !== 'weapp') return undefined
  const { code } = await Taro.login()
  return code
}

/** Resolves to the signed transaction; null when the payer closed it. */
type Purchase = (productId: string, orderId: string) => Promise<string | null>

/** Buys by the App Store; null: this build cannot. */
export function appStore(): Purchase | null {
  return null
}
