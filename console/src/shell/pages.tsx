/** Pages in the order of the navigation, each with its icon and the roles that may open it. */
import { HELPERS, OPERATORS, REVIEWERS, type StaffRole } from '@contract/staff'
import type { ComponentType, ReactNode } from 'react'
import type { Route } from '../lib/router'
import { lazyPage } from './lazyPage'

interface Page {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  readonly roles: readonly StaffRole[]
  readonly Body: ComponentType<{ place: Route }>
}

/** A stroke of 1.8 px on a field of 24. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const PAGES: readonly Page[] = [
  {
    id: 'today',
    title: '今日',
    roles: HELPERS,
    Body: lazyPage(() => import('../today/Today')),
    icon: (
      <Icon>
        <path d="M4 16a8 8 0 1 1 16 0M12 16l4-5" />
      </Icon>
    ),
  },
  {
    id: 'jobs',
    title: '任务队列',
    roles: HELPERS,
    Body: lazyPage(() => import('../jobs/Jobs')),
    icon: (
      <Icon>
        <path d="M4 6.5h16M4 12h16M4 17.5h10" />
      </Icon>
    ),
  },
  {
    id: 'engines',
    title: '引擎与模型',
    roles: OPERATORS,
    Body: lazyPage(() => import('../engines/Engines')),
    icon: (
      <Icon>
        <rect x="4" y="7" width="16" height="10" rx="2" />
        <path d="M8 7V4.5M12 7V4.5M16 7V4.5M8 19.5V17M12 19.5V17M16 19.5V17" />
      </Icon>
    ),
  },
  {
    id: 'review',
    title: '审核台',
    roles: REVIEWERS,
    Body: lazyPage(() => import('../review/Review')),
    icon: (
      <Icon>
        <path d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" />
        <path d="m9 12 2.2 2.2L15.2 10" />
      </Icon>
    ),
  },
  {
    id: 'comments',
    title: '评论',
    roles: REVIEWERS,
    Body: lazyPage(() => import('../comments/Comments')),
    icon: (
      <Icon>
        <path d="M12 4.500c4.700 0 8.500 3 8.500 6.800s-3.800 6.700-8.500 6.700c-1 0-2-.1-2.900-.4L5 19.800l.9-3.600c-1.500-1.300-2.400-3-2.400-4.900 0-3.800 3.800-6.800 8.500-6.800z" />
        <path d="M8.500 11.300h7" />
      </Icon>
    ),
  },
  {
    id: 'users',
    title: '用户',
    roles: HELPERS,
    Body: lazyPage(() => import('../users/Users')),
    icon: (
      <Icon>
        <circle cx="9" cy="8.5" r="3.5" />
        <path d="M3 19.5c.6-3.4 3-5 6-5s5.4 1.6 6 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2 .7 3.2 2.3 3.5 4.7" />
      </Icon>
    ),
  },
  {
    id: 'feedback',
    title: '反馈',
    roles: HELPERS,
    Body: lazyPage(() => import('../feedback/Feedback')),
    icon: (
      <Icon>
        <path d="M4 5.5h16v11h-8.5L7.5 20v-3.5H4z" />
      </Icon>
    ),
  },
  {
    id: 'orders',
    title: '订单与退款',
    roles: HELPERS,
    Body: lazyPage(() => import('../orders/Orders')),
    icon: (
      <Icon>
        <rect x="3.5" y="6" width="17" height="12" rx="2" />
        <path d="M3.5 10h17M7 14.5h4" />
      </Icon>
    ),
  },
  {
    id: 'catalogs',
    title: '公告与主题',
    roles: OPERATORS,
    Body: lazyPage(() => import('../catalogs/Catalogs')),
    icon: (
      <Icon>
        <rect x="3.5" y="5" width="17" height="9" rx="2" />
        <path d="M6.5 18.5h11M8 11l2.5-2.5 2 2 2-1.5 2 2" />
      </Icon>
    ),
  },
  {
    id: 'contests',
    title: '本周主题',
    roles: OPERATORS,
    Body: lazyPage(() => import('../contests/Contests')),
    icon: (
      <Icon>
        <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.500c0 3 1.500 5 3.800 5M16 6h3.500c0 3-1.500 5-3.800 5M12 14v3.500M8.500 20h7" />
      </Icon>
    ),
  },
  {
    id: 'shop',
    title: '套餐与兑换码',
    roles: OPERATORS,
    Body: lazyPage(() => import('../shop/Shop')),
    icon: (
      <Icon>
        <rect x="4" y="9" width="16" height="11" rx="1.5" />
        <path d="M4 13.5h16M12 9v11M12 9c-1.5-4-5-4.500-5-2s2.500 2 5 2zm0 0c1.500-4 5-4.500 5-2s-2.500 2-5 2z" />
      </Icon>
    ),
  },
  {
    id: 'words',
    title: '词表',
    roles: OPERATORS,
    Body: lazyPage(() => import('../words/Words')),
    icon: (
      <Icon>
        <circle cx="12" cy="12" r="8.5" />
        <path d="m6 6 12 12" />
      </Icon>
    ),
  },
  {
    id: 'settings',
    title: '设置',
    roles: OPERATORS,
    Body: lazyPage(() => import('../settings/Settings')),
    icon: (
      <Icon>
        <path d="M12 3.2 19.6 7.600v8.800L12 20.800l-7.600-4.400V7.600z" />
        <circle cx="12" cy="12" r="3" />
      </Icon>
    ),
  },
  {
    id: 'log',
    title: '操作记录',
    roles: OPERATORS,
    Body: lazyPage(() => import('../log/Log')),
    icon: (
      <Icon>
        <rect x="4.5" y="3.5" width="15" height="17" rx="2" />
        <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
      </Icon>
    ),
  },
]
