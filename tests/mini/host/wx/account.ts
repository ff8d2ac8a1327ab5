import { ApiFailure } from '../pages'
import type { Simulation, WxContext } from './context'

/** Who runs the mini-program, and its updates: there is never a newer one. */
export function account({ realm, phone, clock }: WxContext): Simulation {
  const launchOptions = () => realm.adopt(phone.launchOptions)
  return {
    asynchronous: {
      login: () => ({ code: phone.newCode() }),
      checkSession: () => {
        throw new ApiFailure('session time out, need relogin')
      },
      exitMiniProgram: () => undefined,
      showShareMenu: () => undefined,
      hideShareMenu: () => undefined,
      updateShareMenu: () => undefined,
      reportEvent: () => undefined,
    },
    plain: {
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
