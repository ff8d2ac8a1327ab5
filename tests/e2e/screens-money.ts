/** Screens around credits: topping up, bills, quests, feedback, and pages of others. */
import { see } from '../journeys/driver'
import { fixed, on, sheet, type Screen } from './screen'

export const SCREENS_OF_PAYMENT: Screen[] = [
  {
    name: 'pay',
    who: 'owner',
    address: fixed('/pagesC/ucenter/pay'),
    async arrange(driver) {
      await see(driver, '模拟支付')
      await see(driver, /支付 ¥\d/)
    },
  },
  {
    name: 'pay-ios',
    who: 'owner',
    address: fixed('/pagesC/ucenter/pay-ios'),
    // Without our App Store bridge it leads to the shop.
    arrange: on('模拟支付'),
  },
  {
    name: 'pay-result',
    who: 'owner',
    address: ({ orderId }) => `/pagesC/ucenter/pay-result?id=${orderId}`,
    arrange: on('还没有收到支付结果'),
  },
  {
    name: 'orders',
    who: 'owner',
    address: fixed('/pagesC/ucenter/order'),
    arrange: on('300 积分'),
  },
  {
    name: 'quest',
    who: 'owner',
    address: fixed('/pagesC/ucenter/quest'),
    async arrange(driver) {
      await see(driver, '今天画一张')
      await see(driver, '复制邀请链接')
    },
    sheets: [sheet('invites', 'screens/quest/Invite', '邀请记录', '邀请记录')],
  },
  {
    name: 'quest-visitor',
    who: 'visitor',
    address: fixed('/pagesC/ucenter/quest'),
    arrange: on('登录后做任务领积分'),
  },
  {
    name: 'feedback',
    who: 'owner',
    address: fixed('/pagesC/ucenter/feedback'),
    arrange: on('请多写几个字'),
  },
  {
    name: 'webview-foreign',
    who: 'visitor',
    address: fixed(`/pagesC/webview/webview?url=${encodeURIComponent('https://example.org/a')}`),
    arrange: on('即将离开墨光'),
  },
  {
    name: 'webview-refused',
    who: 'visitor',
    address: fixed(`/pagesC/webview/webview?url=${encodeURIComponent('javascript:alert(1)')}`),
    arrange: on('这个链接不能打开'),
  },
]
