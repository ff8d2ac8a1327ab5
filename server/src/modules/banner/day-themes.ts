/** Themes that operators set for single days: a shipped theme, or their own. */
import { z } from 'zod'
import type { Executor, Tx } from '../../platform/db/client'
import { lockSetting, readSettings, writeSetting } from '../../platform/db/settings'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { type Theme, THEMES } from '../samples/themes'
import { themeOfDay } from './theme-of-day'

const KEY = 'themes'
const NOTHING = '{}'

const image = z.object({
  imageKey: z.string(),
  thumbKey: z.string(),
  thumbhash: z.string(),
  color: z.string(),
})
const written = z.object({
  name: z.string(),
  lines: z.tuple([z.string(), z.string()]),
  prompt: z.string(),
  style: z.string().nullable(),
  image,
})
const dayTheme = z.union([z.object({ choice: z.string() }), z.object({ written })])
const storedThemes = z.record(z.string(), dayTheme)

export type WrittenTheme = z.output<typeof written>
/** By day, `2026-11-23`. */
export type DayThemes = z.output<typeof storedThemes>

export async function readDayThemes(db: Executor): Promise<DayThemes> {
  return storedThemes.parse(JSON.parse((await readSettings(db, [KEY])).get(KEY) ?? NOTHING))
}

/** To be changed in this transaction: others who change it wait. */
export async function lockDayThemes(tx: Tx): Promise<DayThemes> {
  return storedThemes.parse(JSON.parse(await lockSetting(tx, KEY, NOTHING)))
}

export async function writeDayThemes(tx: Tx, themes: DayThemes): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(themes))
}

export type ThemeHere =
  | { readonly source: 'computed' | 'chosen'; readonly theme: Theme }
  | { readonly source: 'written'; readonly theme: WrittenTheme }

/** A choice that a later version no longer has falls back to what is computed. */
export function themeAt(themes: DayThemes, at: Date): ThemeHere {
  const own = themes[shanghaiDay(at)]
  if (own && 'written' in own) return { source: 'written', theme: own.written }
  const choice = own && THEMES.find(({ id }) => id === own.choice)
  return choice
    ? { source: 'chosen', theme: choice }
    : { source: 'computed', theme: themeOfDay(at) }
}
