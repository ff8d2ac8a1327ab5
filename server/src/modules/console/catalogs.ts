/** Published items, changed one at a time by the same imports as in the terminal. */
import { ALL_APPS } from '@contract/apps/all'
import type { AuditContent } from '@contract/endpoints/console/audit'
import type { CATALOGS, consoleCatalogEndpoints } from '@contract/endpoints/console/catalogs'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { waitTurn } from '../../platform/db/settings'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { themeSampleId } from '../samples/plan'
import { listSamples, type SampleRow } from '../samples/service'
import { appsFile } from '../apps/file'
import { exportApps, importApps } from '../apps/import'
import { resolveCoverUrl } from '../apps/service'
import { bannerFile } from '../banner/file'
import { exportBanners, importBanners } from '../banner/import'
import { SHIPPED_BANNERS, THEME_KEY } from '../banner/shipped'
import { readDayThemes, themeAt } from '../banner/day-themes'
import { type Changes, changesAnything } from '../catalog/changes'
import { dropPictures } from '../catalog/cover'
import { buildCard } from '../style-models/card'
import { allStyles } from '../style-models/catalog'
import { stylesFile } from '../style-models/file'
import { exportStyles, importStyles } from '../style-models/import'
import { logAct } from './log'
import { removeStyle } from './styles'
import { toolName } from '../job/people'
import { texts } from './texts'

type Endpoints = typeof consoleCatalogEndpoints
export type View = z.output<Endpoints['list']['data']>
type Entry = View['banners'][number]
type Catalog = (typeof CATALOGS)[number]
export type CatalogsDeps = Pick<ConsolePorts, 'config' | 'db' | 'engines' | 'now' | 'storage'>

const shippedEntry = (
  { key, title, note }: Pick<Entry, 'key' | 'title' | 'note'>,
  { hidden, thumbUrl = null }: { hidden: readonly string[]; thumbUrl?: string | null },
): Entry => ({
  key,
  title,
  note,
  thumbUrl,
  own: false,
  shown: !hidden.includes(key),
  banner: null,
  app: null,
})

const getThumbUrl = ({ storage }: CatalogsDeps, sample: SampleRow | undefined): string | null =>
  sample ? storage.url(sample.thumbKey) : null

async function viewBanners(deps: CatalogsDeps, tx: Tx, samples: readonly SampleRow[]) {
  const { items, hidden } = await exportBanners(tx)
  const { source, theme: today } = themeAt(await readDayThemes(tx), deps.now())
  const theme = { key: THEME_KEY, title: texts.theme, note: today.lines.join(' ') }
  const painted =
    source === 'written'
      ? deps.storage.url(today.image.thumbKey)
      : getThumbUrl(
          deps,
          samples.find(({ id }) => id === themeSampleId(today.id)),
        )
  return [
    shippedEntry(theme, { hidden, thumbUrl: painted }),
    ...items.map(({ key, title, words, link, from, until, platforms, picture }): Entry => ({
      key,
      title,
      note: words,
      own: true,
      shown: true,
      thumbUrl: deps.storage.url(picture),
      banner: { words, link, from, until, platforms },
      app: null,
    })),
    ...SHIPPED_BANNERS.map(({ key, title, words, sample }) => {
      const thumbUrl = getThumbUrl(
        deps,
        samples.find(({ id }) => id === sample),
      )
      return shippedEntry({ key, title, note: words }, { hidden, thumbUrl })
    }),
  ]
}

async function viewApps({ storage }: CatalogsDeps, tx: Tx): Promise<Entry[]> {
  const { items, hidden } = await exportApps(tx)
  const formatNote = ({ summary, tool }: { summary: string; tool: string }) =>
    `${summary} · ${toolName(tool)}`
  return [
    ...items.map(({ id, cover, ...app }): Entry => ({
      key: id,
      title: app.name,
      note: formatNote(app),
      own: true,
      shown: true,
      banner: null,
      thumbUrl: resolveCoverUrl(storage, { id, tool: app.tool, coverKey: cover }),
      app: { ...app, tags: [...app.tags], fixed: { ...app.fixed }, open: [...app.open] },
    })),
    ...ALL_APPS.map((app) => {
      const thumbUrl = resolveCoverUrl(storage, { ...app, coverKey: null })
      const entry = { key: app.id, title: app.name, note: formatNote(app) }
      return shippedEntry(entry, { hidden, thumbUrl })
    }),
  ]
}

async function viewStyles(deps: CatalogsDeps, tx: Tx, samples: readonly SampleRow[]) {
  const { engines, storage } = deps
  const { items, hidden, shipped } = await exportStyles({ tx, engines })
  const first = items.map(({ id }) => id)
  const order = [...first, ...shipped.filter((id) => !first.includes(id))]
  const styles = allStyles(engines)
  return order.flatMap((key): Entry[] => {
    const style = styles.find(({ id }) => id === key)
    if (!style) return []
    const tags = items.find(({ id }) => id === key)?.tags ?? []
    const note = [style.engine.name, ...tags].join(' · ')
    const { thumbUrl } = buildCard(storage, samples, style)
    const entry = shippedEntry({ key, title: style.style.name, note }, { hidden, thumbUrl })
    return [{ ...entry, own: style.operator !== null }]
  })
}

export async function readCatalogs(deps: CatalogsDeps): Promise<View> {
  const samples = await listSamples(deps.db)
  return transaction(deps.db, async (tx) => ({
    banners: await viewBanners(deps, tx, samples),
    apps: await viewApps(deps, tx),
    styles: await viewStyles(deps, tx, samples),
  }))
}

/** A catalog as its file says it. */
interface File {
  readonly items: readonly object[]
  readonly hidden: readonly string[]
  readonly shipped: readonly string[]
}
type Edit = (file: File) => Pick<File, 'items' | 'hidden'>

export const getItemKey = (item: object): unknown =>
  'key' in item ? item.key : 'id' in item ? item.id : undefined

interface Bench extends CatalogsDeps {
  readonly tx: Tx
  readonly files: { readonly added: string[]; readonly gone: string[] }
}

const NO_FILES = { folder: '', dryRun: false }

/** Throws PARAM_INVALID with what is wrong with it. */
function checked<T>(schema: z.ZodType<T>, file: object): T {
  const result = schema.safeParse(file)
  if (result.success) return result.data
  throw new AppError('PARAM_INVALID', {
    message: result.error.issues[0]?.message ?? texts.badEntry,
  })
}

/** Reads the whole catalog and writes it as it should be, as `npm run admin` does. */
async function apply(bench: Bench, catalog: Catalog, edit: Edit): Promise<Changes> {
  const { tx, config, engines } = bench
  switch (catalog) {
    case 'banners': {
      const file = edit(await exportBanners(tx))
      return importBanners(bench, checked(bannerFile(config), file), NO_FILES)
    }
    case 'apps': {
      const file = edit(await exportApps(tx))
      return importApps(bench, checked(appsFile(engines), file), NO_FILES)
    }
    case 'styles': {
      const file = edit(await exportStyles({ tx, engines }))
      return importStyles({ tx }, checked(stylesFile(engines), file), { dryRun: false })
    }
  }
}

interface Act {
  readonly catalog: Catalog
  readonly key: string
  /** Log entry of the change, with the previous value. */
  readonly content: (before: object | undefined) => AuditContent
  readonly reason?: string
}

/** Null: it changed nothing, and is no act. */
type Written = { readonly before?: object | undefined } | null

/** `write` under the lock for changes of a catalog. */
async function act(
  deps: CatalogsDeps,
  staff: StaffUser,
  { act: said, write }: { act: Act; write: (bench: Bench) => Promise<Written> },
): Promise<View> {
  const { catalog, key, content, reason } = said
  const files: Bench['files'] = { added: [], gone: [] }
  let isAllDone = false
  const done = transaction(deps.db, async (tx) => {
    // One after the other: each writes the whole of what it read.
    await waitTurn(tx, 'catalogs')
    const written = await write({ ...deps, tx, files })
    if (!written) return
    await dropPictures(tx, files.gone)
    await logAct(tx, staff, { ...content(written.before), args: [catalog, key], reason })
    isAllDone = true
  })
  await done.catch(async (error: unknown) => {
    // After a failed COMMIT it is unknown whether it took effect: the files it names must exist.
    if (!isAllDone) await deps.storage.delete(files.added)
    throw error
  })
  if (catalog === 'styles') await deps.engines.rearrange()
  return readCatalogs(deps)
}

export function change(
  deps: CatalogsDeps,
  staff: StaffUser,
  { act: said, edit, also }: { act: Act; edit: Edit; also?: (tx: Tx) => Promise<void> },
): Promise<View> {
  return act(deps, staff, {
    act: said,
    async write(bench) {
      let before: object | undefined
      const changes = await apply(bench, said.catalog, (file) => {
        before = file.items.find((item) => getItemKey(item) === said.key)
        return edit(file)
      })
      await also?.(bench.tx)
      return changesAnything(changes) ? { before } : null
    },
  })
}

export const missing = () => new AppError('NOT_FOUND', { message: texts.noEntry })

/** Throws NOT_FOUND for what is not shipped. */
export function show(
  deps: CatalogsDeps,
  staff: StaffUser,
  { catalog, key, shown }: { catalog: Catalog; key: string; shown: boolean },
): Promise<View> {
  return change(deps, staff, {
    act: {
      catalog,
      key,
      content: () => ({ command: shown ? 'catalog-show' : 'catalog-hide', result: {} }),
    },
    edit({ items, hidden, shipped }) {
      if (!shipped.includes(key)) throw missing()
      const others = hidden.filter((one) => one !== key)
      return { items, hidden: shown ? others : [...others, key] }
    },
  })
}

/** Throws NOT_FOUND. */
export function putFirst(
  deps: CatalogsDeps,
  staff: StaffUser,
  { catalog, key }: { catalog: Catalog; key: string },
): Promise<View> {
  return change(deps, staff, {
    act: { catalog, key, content: () => ({ command: 'catalog-first', result: {} }) },
    edit({ items, hidden, shipped }) {
      const known = items.find((item) => getItemKey(item) === key)
      // Of styles those alone are written down that do not stand where the engine put them.
      const unwritten = catalog === 'styles' && shipped.includes(key) ? { id: key, tags: [] } : null
      const first = known ?? unwritten
      if (!first) throw missing()
      return { items: [first, ...items.filter((item) => item !== known)], hidden }
    },
  })
}

/** Throws NOT_FOUND for what is not the operator's. */
export function remove(
  deps: CatalogsDeps,
  staff: StaffUser,
  { catalog, key, reason }: { catalog: Catalog; key: string; reason: string },
): Promise<View> {
  const said: Act = {
    catalog,
    key,
    content: (before) => ({ command: 'catalog-remove', result: { before } }),
    reason,
  }
  if (catalog === 'styles')
    return act(deps, staff, {
      act: said,
      async write({ tx }) {
        if (!(await removeStyle(tx, key))) throw missing()
        return {}
      },
    })
  return change(deps, staff, {
    act: said,
    edit({ items, hidden }) {
      const known = items.find((item) => getItemKey(item) === key)
      if (!known) throw missing()
      return { items: items.filter((item) => item !== known), hidden }
    },
  })
}
