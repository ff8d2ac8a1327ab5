/** The pages, in the order of the list at the left, and whose they are. */
import { HELPERS, OPERATORS, REVIEWERS, type StaffRole } from '@contract/staff'
import type { ComponentType, ReactNode } from 'react'
import type { Route } from '../lib/router'
import { icons } from './icons'
import { lazyPage } from './lazyPage'

interface Page {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  readonly roles: readonly StaffRole[]
  readonly Body: ComponentType<{ place: Route }>
}

const Today = lazyPage(() => import('../today/Today'))
const Review = lazyPage(() => import('../review/Review'))
const Users = lazyPage(() => import('../users/Users'))
const Jobs = lazyPage(() => import('../jobs/Jobs'))
const Catalogs = lazyPage(() => import('../catalogs/Catalogs'))
const Engines = lazyPage(() => import('../engines/Engines'))
const Feedback = lazyPage(() => import('../feedback/Feedback'))
const Orders = lazyPage(() => import('../orders/Orders'))
const Shop = lazyPage(() => import('../shop/Shop'))
const Settings = lazyPage(() => import('../settings/Settings'))
const Words = lazyPage(() => import('../words/Words'))
const Log = lazyPage(() => import('../log/Log'))

export const PAGES: readonly Page[] = [
  { id: 'today', title: '今日', icon: icons.today, roles: HELPERS, Body: Today },
  { id: 'jobs', title: '任务队列', icon: icons.jobs, roles: HELPERS, Body: Jobs },
  { id: 'engines', title: '引擎与模型', icon: icons.engines, roles: OPERATORS, Body: Engines },
  { id: 'review', title: '审核台', icon: icons.review, roles: REVIEWERS, Body: Review },
  { id: 'users', title: '用户', icon: icons.users, roles: HELPERS, Body: Users },
  { id: 'feedback', title: '反馈', icon: icons.feedback, roles: HELPERS, Body: Feedback },
  { id: 'orders', title: '订单与退款', icon: icons.orders, roles: HELPERS, Body: Orders },
  {
    id: 'catalogs',
    title: '公告与主题',
    icon: icons.catalogs,
    roles: OPERATORS,
    Body: Catalogs,
  },
  { id: 'shop', title: '套餐与兑换码', icon: icons.shop, roles: OPERATORS, Body: Shop },
  { id: 'words', title: '词表', icon: icons.words, roles: OPERATORS, Body: Words },
  { id: 'settings', title: '设置', icon: icons.settings, roles: OPERATORS, Body: Settings },
  { id: 'log', title: '操作记录', icon: icons.log, roles: OPERATORS, Body: Log },
]
