/** Screens of one’s own account, see screens.ts. */
import { see } from '../journeys/driver'
import { sheet, type Screen } from './screen'

export const SCREENS_MINE: Screen[] = [
  {
    name: 'user-edit',
    who: 'owner',
    address: () => '/pagesC/ucenter/user-edit',
    async arrange(driver) {
      await see(driver, '没有改动')
    },
  },
  {
    name: 'privacy',
    who: 'owner',
    address: () => '/pagesC/ucenter/acc-setting?view=mutes',
    async arrange(driver) {
      await see(driver, '屏蔽的人')
    },
  },
  {
    name: 'acc-setting',
    who: 'owner',
    address: () => '/pagesC/ucenter/acc-setting',
    async arrange(driver) {
      await see(driver, '这台设备')
    },
    sheets: [
      sheet('acc-setting-close', 'screens/account/CloseSheet', '注销账号', '注销账号'),
      sheet('own-key', 'screens/account/OwnKeySheet', '加一把自己的密钥', '加一把密钥'),
    ],
  },
  {
    name: 'notify-settings',
    who: 'owner',
    address: () => '/pagesC/ucenter/acc-setting?view=notify',
    async arrange(driver) {
      await see(driver, '什么时候不说')
    },
  },
]
