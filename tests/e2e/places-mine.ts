/** Places of a person's own account, see places.ts. */
import { see } from '../journeys/driver'
import type { Place } from './places'

export const PLACES_MINE: Place[] = [
  {
    name: 'user-edit',
    who: 'owner',
    address: () => '/pagesC/ucenter/user-edit',
    async arrange(driver) {
      await see(driver, '没有改动')
    },
  },
  {
    name: 'user-edit-visitor',
    who: 'visitor',
    address: () => '/pagesC/ucenter/user-edit',
    async arrange(driver) {
      await see(driver, '登录后才能编辑资料')
    },
  },
]
