/** What is on show: banners with the theme of the day, small apps, styles. */
import { z } from 'zod'
import { PLATFORMS } from '../../platforms'
import { OPERATORS } from '../../staff'
import { defineEndpoints, isoTime } from '../define'

export const CATALOGS = ['banners', 'apps', 'styles'] as const

const params = z.object({ catalog: z.enum(CATALOGS) })
const key = z.string().min(1, '请写是哪一项').max(80, '没有这一项')

const entry = z.object({
  key: z.string(),
  title: z.string(),
  note: z.string(),
  thumbUrl: z.string().nullable(),
  /** The operator’s: it can be moved and removed; what is shipped can be hidden. */
  own: z.boolean(),
  shown: z.boolean(),
  /** Of the operator’s banners: what else they say. */
  banner: z
    .object({
      words: z.string(),
      link: z.string(),
      from: isoTime.nullable(),
      until: isoTime.nullable(),
      platforms: z.array(z.string()),
    })
    .nullable(),
})

const catalogsView = z.object({
  banners: z.array(entry),
  apps: z.array(entry),
  styles: z.array(entry),
})

export const consoleCatalogEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/catalogs',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Banners, small apps and styles in the order people see them, hidden ones included',
    data: catalogsView,
  },
  show: {
    method: 'POST',
    path: '/api/console/catalogs/{catalog}/show',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Show or hide what is shipped, the theme of the day too. Idempotent',
    params,
    body: z.strictObject({ key, shown: z.boolean() }),
    data: catalogsView,
  },
  first: {
    method: 'POST',
    path: '/api/console/catalogs/{catalog}/first',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Put a style, or one of the operator’s banners or apps, before the others. Idempotent',
    params,
    body: z.strictObject({ key }),
    data: catalogsView,
  },
  remove: {
    method: 'POST',
    path: '/api/console/catalogs/{catalog}/remove',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Remove one of the operator’s banners, apps or styles for good',
    params,
    body: z.strictObject({
      key,
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: catalogsView,
  },
  banner: {
    method: 'POST',
    path: '/api/console/banners/{key}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change what one of the operator’s banners says, where it leads and when it is on',
    params: z.object({ key }),
    body: z.strictObject({
      title: z.string().max(40, '标题太长了'),
      words: z.string().max(80, '说明太长了'),
      link: z.string().max(1000, '链接太长了'),
      from: isoTime.nullable(),
      until: isoTime.nullable(),
      platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length, '平台写多了'),
    }),
    data: catalogsView,
  },
})
