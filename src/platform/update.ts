/** Taking a new version of the app; mini-programs. update.h5.ts is the twin. */
import Taro from '@tarojs/taro'

export type UpdateOutcome = 'restarting' | 'none' | 'failed'

/** Restarts with the version the platform has downloaded; `none`: it has none to offer. */
export function applyUpdate(): Promise<UpdateOutcome> {
  if (!Taro.canIUse('getUpdateManager')) return Promise.resolve('none')
  const manager = Taro.getUpdateManager()
  return new Promise((resolve) => {
    manager.onCheckForUpdate(({ hasUpdate }) => {
      if (!hasUpdate) resolve('none')
    })
    manager.onUpdateReady(() => {
      resolve('restarting')
      manager.applyUpdate()
    })
    manager.onUpdateFailed(() => resolve('failed'))
  })
}
