import type { StaffRole } from '@contract/staff'

export const ROLES: Readonly<Record<StaffRole, string>> = {
  support: '客服',
  reviewer: '审核员',
  operator: '操作员',
}

export const texts = {
  name: '墨光',
  console: '操作台',
  windowTitle: '墨光操作台',
  pageTitle: (page: string) => `${page} · 墨光操作台`,
  signOut: '退出',
  until: (time: string) => `${time} 前有效`,
  noPages: '这个角色还没有能看的页面',
  pageNotLoaded: '这一页没有加载，可能是有了新版本',
  fewCodes: (left: number) => `恢复码只剩 ${left} 个：请管理员运行 reset-totp，再设一次动态码`,
} as const
