import { ApiFailure } from '../pages'
import type { ConsentReply } from '../phone'
import type { VirtualOrder } from '../protocol'
import type { Simulation, WxContext } from './context'

interface VirtualCall extends VirtualOrder {
  success?: (result: unknown) => void
  fail?: (reason: unknown) => void
}

/** Account info of the mini-program, and its updates: there is never a newer one. */
export function account({ realm, phone, clock }: WxContext): Simulation {
  const launchOptions = () => realm.adopt(phone.launchOptions)
  return {
    asynchronous: {
      login: () => ({ code: phone.newCode() }),
      checkSession: () => {
        throw new ApiFailure('session time out, need relogin')
      },
      openPrivacyContract: () => void (phone.guideOpened += 1),
      getPrivacySetting: () => ({
        needAuthorization: phone.consentNeeded,
        privacyContractName: '《墨光小程序隐私保护指引》',
      }),
      exitMiniProgram: () => undefined,
      showShareMenu: () => undefined,
      hideShareMenu: () => undefined,
      updateShareMenu: () => undefined,
      reportEvent: () => undefined,
    },
    plain: {
      onNeedPrivacyAuthorization: (listener: (resolve: unknown, info: unknown) => void) => {
        phone.consentListener = (reply, call) =>
          clock.soon(() =>
            listener(
              realm.hostFunction((answer: ConsentReply) => reply(answer)),
              realm.adopt({ referrer: call }),
            ),
          )
      },
      reportPerformance: (id: number, value: number) => void phone.durations.push([id, value]),
      // By callbacks alone: it hands out no promise.
      requestVirtualPayment: ({ success, fail, ...order }: VirtualCall) => {
        const view = { ...order }
        void phone.openCashier(view).then((errCode) => {
          const name = 'requestVirtualPayment'
          clock.soon(() =>
            errCode === 0
              ? success?.(realm.adopt({ errMsg: `${name}:ok`, errCode }))
              : fail?.(realm.adopt({ errMsg: `${name}:fail`, errCode })),
          )
        })
      },
      getAccountInfoSync: () =>
        realm.adopt({
          miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
        }),
      getLaunchOptionsSync: launchOptions,
      getEnterOptionsSync: launchOptions,
      getUpdateManager: () =>
        realm.hostObject({
          onCheckForUpdate: (callback: (result: unknown) => void) =>
            clock.soon(() => callback(realm.adopt({ hasUpdate: false }))),
          onUpdateReady: () => undefined,
          onUpdateFailed: () => undefined,
          applyUpdate: () => undefined,
        }),
    },
  }
}
