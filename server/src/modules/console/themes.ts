/** The themes of the coming days: chosen, written, or left to the calendar. */
import type { consoleThemeEndpoints } from '@contract/endpoints/console/themes'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { addDays, shanghaiDay, startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import type { ConsolePorts } from './ports'
import { themeSampleId } from '../samples/plan'
import { listSamples } from '../samples/service'
import { THEMES } from '../samples/themes'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import {
  type DayThemes,
  lockDayThemes,
  readDayThemes,
  themeAt,
  type WrittenTheme,
  writeDayThemes,
} from '../banner/day-themes'
import { pictureFor, storePicture } from '../banner/picture'
import { dropPictures, requirePicture } from '../catalog/cover'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleThemeEndpoints
type View = z.output<Endpoints['list']['data']>
type ThemesDeps = Pick<ConsolePorts, 'db' | 'engines' | 'now' | 'storage'>
type Said = DayThemes[string]

/** As far as the operator looks ahead. */
const DAYS = 21
const DAY_MS = 86_400_000

function stylesHere({ engines }: Pick<ConsolePorts, 'engines'>): View['styles'] {
  const standard = engines.forModel(engines.defaultModelId)
  return (standard?.capabilities.styles ?? []).map(({ id, name }) => ({ id, name }))
}

export async function readThemes(deps: ThemesDeps): Promise<View> {
  const { db, now, storage } = deps
  const [themes, samples] = await Promise.all([readDayThemes(db), listSamples(db)])
  const start = startOfShanghaiDay(now()).getTime()
  const days = Array.from({ length: DAYS }, (_, at): View['days'][number] => {
    const date = new Date(start + at * DAY_MS)
    const day = shanghaiDay(date)
    const here = themeAt(themes, date)
    if (here.source === 'written') {
      const { image, lines, ...theme } = here.theme
      const thumbUrl = storage.url(image.thumbKey)
      const [first, second] = lines
      return { day, source: 'written', choice: null, ...theme, lines: [first, second], thumbUrl }
    }
    const { id, name, lines, params } = here.theme
    const sample = samples.find((row) => row.id === themeSampleId(id))
    return {
      day,
      source: here.source,
      choice: id,
      name,
      lines: [lines[0], lines[1]],
      prompt: params.prompt,
      style: params.style,
      thumbUrl: sample ? storage.url(sample.thumbKey) : null,
    }
  })
  const choices = THEMES.map(({ id, name, lines }) => ({ id, name: name || lines.join(' ') }))
  return { days, choices, styles: stylesHere(deps) }
}

/** Throws NOT_FOUND for a day that is over or too far ahead. */
function requireDay({ now }: Pick<ConsolePorts, 'now'>, day: string): void {
  const today = shanghaiDay(now())
  if (day < today || day > addDays(today, DAYS - 1))
    throw new AppError('NOT_FOUND', { message: texts.noDay })
}

const listImageKeys = (said: Said | undefined): string[] =>
  said && 'written' in said ? [said.written.image.imageKey, said.written.image.thumbKey] : []

interface Change {
  readonly command: 'theme-choose' | 'theme-write'
  /** From what was said of the day; undefined: the calendar's. */
  readonly to: (before: Said | undefined) => Said | undefined
  readonly also?: (tx: Tx) => Promise<void>
}

/** Days that are over are forgotten along the way. */
async function change(
  deps: ThemesDeps,
  staff: StaffUser,
  { day, command, to, also }: Change & { day: string },
): Promise<View> {
  requireDay(deps, day)
  const today = shanghaiDay(deps.now())
  await transaction(deps.db, async (tx) => {
    const all = await lockDayThemes(tx)
    const before = all[day]
    const after = to(before)
    if (isDeepStrictEqual(before, after)) return
    const others = Object.entries(all).filter(([of]) => of !== day)
    const remaining = others.filter(([of]) => of >= today)
    const gone = others.filter(([of]) => of < today).flatMap(([, said]) => listImageKeys(said))
    await writeDayThemes(tx, Object.fromEntries(after ? [...remaining, [day, after]] : remaining))
    await also?.(tx)
    const still = listImageKeys(after)
    const dropped = listImageKeys(before).filter((key) => !still.includes(key))
    await dropPictures(tx, [...gone, ...dropped])
    const result = { before: before ?? null, after: after ?? null }
    await logAct(tx, staff, { command, args: [day], result })
  })
  return readThemes(deps)
}

/** Throws NOT_FOUND for a theme or a day. */
export async function chooseTheme(
  deps: ThemesDeps,
  staff: StaffUser,
  { day, choice }: { day: string; choice: string | null },
): Promise<View> {
  if (choice !== null && !THEMES.some(({ id }) => id === choice))
    throw new AppError('NOT_FOUND', { message: texts.noTheme })
  const to = () => (choice === null ? undefined : { choice })
  return change(deps, staff, { day, command: 'theme-choose', to })
}

type Image = WrittenTheme['image']

/** An uploaded picture in the sizes of a banner; pending until a transaction names it. */
export async function storeImage(
  deps: Pick<ThemesDeps, 'db' | 'storage'>,
  userId: string,
  id: string,
): Promise<Image> {
  const upload = await requirePicture(deps, { userId, id })
  const source = { storage: deps.storage, folder: '' }
  const prepared = await pictureFor(source, { key: 'theme', picture: upload.key }, undefined)
  await rememberPending(
    deps.db,
    prepared.files.map(([key]) => key),
  )
  await storePicture(deps.storage, prepared)
  const { imageKey, thumbKey, thumbhash, color } = prepared.image
  return { imageKey, thumbKey, thumbhash, color }
}

/** 画同款 must produce a picture. Throws PARAM_INVALID. */
function requirePaintable(
  { engines }: Pick<ConsolePorts, 'engines'>,
  { prompt, style }: { prompt: string; style: string | null },
): void {
  const refuse = (message: string) => new AppError('PARAM_INVALID', { message })
  if (style !== null && !stylesHere({ engines }).some(({ id }) => id === style))
    throw refuse(texts.noThemeStyle)
  const declined = engines.forModel(engines.defaultModelId)?.decline?.(prompt, '')
  if (declined) throw refuse(declined.message)
}

/** Throws NOT_FOUND for a day or a picture, PARAM_INVALID with what is wrong. */
export async function writeTheme(
  deps: ThemesDeps,
  staff: StaffUser,
  { day, picture, ...theme }: z.output<Endpoints['write']['body']> & { day: string },
): Promise<View> {
  requireDay(deps, day)
  requirePaintable(deps, theme)
  const stored = picture === null ? null : await storeImage(deps, staff.id, picture)
  return change(deps, staff, {
    day,
    command: 'theme-write',
    to(before) {
      const image = stored ?? (before && 'written' in before ? before.written.image : null)
      if (!image) throw new AppError('PARAM_INVALID', { message: texts.themePicture })
      return { written: { ...theme, image } }
    },
    also: async (tx) => {
      if (stored) await forgetPending(tx, [stored.imageKey, stored.thumbKey])
    },
  })
}
