/** Banners and small apps of the operator, added and changed with their pictures. */
import { randomBytes } from 'node:crypto'
import type { consoleCatalogEndpoints } from '@contract/endpoints/console/catalogs'
import type { z } from 'zod'
import type { StaffUser } from '../../platform/http/auth'
import { type Cover, commitCover, requirePicture, storeCover } from '../catalog/cover'
import { type CatalogsDeps, change, getItemKey, missing, type View } from './catalogs'

type Endpoints = typeof consoleCatalogEndpoints
type Banner = z.output<Endpoints['addBanner']['body']>
type App = z.output<Endpoints['addApp']['body']>

const newKey = (kind: 'banner' | 'app') => `${kind}-${randomBytes(5).toString('hex')}`

/** Throws NOT_FOUND for the picture, PARAM_INVALID with what is wrong. */
export async function addBanner(
  deps: CatalogsDeps,
  staff: StaffUser,
  { picture: id, ...said }: Banner,
): Promise<View> {
  const picture = (await requirePicture(deps, { userId: staff.id, id })).key
  const key = newKey('banner')
  return change(deps, staff, {
    act: {
      catalog: 'banners',
      key,
      content: () => ({ command: 'banner-add', result: said }),
    },
    edit: ({ items, hidden }) => ({ items: [{ key, ...said, picture }, ...items], hidden }),
  })
}

/** Throws NOT_FOUND, PARAM_INVALID with what is wrong. */
export async function changeBanner(
  deps: CatalogsDeps,
  staff: StaffUser,
  { key, picture: id, ...said }: z.output<Endpoints['banner']['body']> & { key: string },
): Promise<View> {
  const upload = id === null ? null : await requirePicture(deps, { userId: staff.id, id })
  const next = { ...said, ...(upload && { picture: upload.key }) }
  return change(deps, staff, {
    act: {
      catalog: 'banners',
      key,
      content: (before) => ({ command: 'banner-edit', result: { before, ...said } }),
    },
    edit: replaced(key, next),
  })
}

function replaced(key: string, next: object) {
  return ({ items, hidden }: { items: readonly object[]; hidden: readonly string[] }) => {
    if (!items.some((item) => getItemKey(item) === key)) throw missing()
    return {
      hidden,
      items: items.map((item) => (getItemKey(item) === key ? { ...item, ...next } : item)),
    }
  }
}

const storeCoverIfGiven = (
  deps: CatalogsDeps,
  staff: StaffUser,
  id: string | null,
): Promise<Cover | null> =>
  id === null ? Promise.resolve(null) : storeCover(deps, { userId: staff.id, id })

/** Throws NOT_FOUND for the picture, PARAM_INVALID with what is wrong. */
export async function addApp(
  deps: CatalogsDeps,
  staff: StaffUser,
  { picture, ...said }: App,
): Promise<View> {
  const stored = await storeCoverIfGiven(deps, staff, picture)
  const id = newKey('app')
  const cover = stored?.coverKey ?? null
  return change(deps, staff, {
    act: {
      catalog: 'apps',
      key: id,
      content: () => ({ command: 'app-add', result: said }),
    },
    edit: ({ items, hidden }) => ({ items: [{ id, ...said, cover }, ...items], hidden }),
    also: (tx) => (stored ? commitCover(tx, stored) : Promise.resolve()),
  })
}

/** Throws NOT_FOUND, PARAM_INVALID with what is wrong. */
export async function changeApp(
  deps: CatalogsDeps,
  staff: StaffUser,
  { key, picture, ...said }: App & { key: string },
): Promise<View> {
  const stored = await storeCoverIfGiven(deps, staff, picture)
  return change(deps, staff, {
    act: {
      catalog: 'apps',
      key,
      content: (before) => ({ command: 'app-edit', result: { before, ...said } }),
    },
    edit: replaced(key, { ...said, ...(stored && { cover: stored.coverKey }) }),
    also: (tx) => (stored ? commitCover(tx, stored) : Promise.resolve()),
  })
}
