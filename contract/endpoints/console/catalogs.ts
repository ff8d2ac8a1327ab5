/** Published items: banners with the theme of the day, small apps, styles. */
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
  /** Of the operator’s apps: what they are made of. */
  app: z
    .object({
      name: z.string(),
      summary: z.string(),
      tags: z.array(z.string()),
      tool: z.string(),
      fixed: z.record(z.string(), z.unknown()),
      open: z.array(z.string()),
    })
    .nullable(),
})

/** An upload of the signed-in user; it is copied. */
const picture = z.string().min(1, '请选一张图').max(40, '没有这张图')

const banner = {
  title: z.string().max(40, '标题太长了'),
  words: z.string().max(80, '说明太长了'),
  link: z.string().max(1000, '链接太长了'),
  from: isoTime.nullable(),
  until: isoTime.nullable(),
  platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length, '平台写多了'),
}

const param = z.string().max(40, '没有这个参数')
const app = {
  name: z.string().max(40, '名字太长了'),
  summary: z.string().max(80, '说明太长了'),
  tags: z.array(z.string().max(20, '标签太长了')).max(10, '标签太多了'),
  tool: param,
  /** Fixed values of the tool’s parameters. */
  fixed: z.record(param, z.unknown()),
  /** Parameters shown in the form, in its order. */
  open: z.array(param).max(40, '参数太多了'),
}

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
  addBanner: {
    method: 'POST',
    path: '/api/console/banners',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Add a banner before the others, with a picture that was uploaded before',
    body: z.strictObject({ ...banner, picture }),
    data: catalogsView,
  },
  banner: {
    method: 'POST',
    path: '/api/console/banners/{key}',
    auth: 'staff',
    staff: OPERATORS,
    summary:
      'Change what one of the operator’s banners says and shows, where it leads and when it is on',
    params: z.object({ key }),
    body: z.strictObject({ ...banner, picture: picture.nullable().default(null) }),
    data: catalogsView,
  },
  addApp: {
    method: 'POST',
    path: '/api/console/apps',
    auth: 'staff',
    staff: OPERATORS,
    summary:
      'Add a small app before the others: a recipe over a tool, with a cover if there is one',
    body: z.strictObject({ ...app, picture: picture.nullable() }),
    data: catalogsView,
  },
  app: {
    method: 'POST',
    path: '/api/console/apps/{key}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change one of the operator’s small apps; null leaves its cover as it is',
    params: z.object({ key }),
    body: z.strictObject({ ...app, picture: picture.nullable() }),
    data: catalogsView,
  },
})
