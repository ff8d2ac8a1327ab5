/**
 * Works and users that lists leave out for a viewer: mutes, and blocks in both directions
 * (decision 123). The lists travel as parameters: they are read from the primary, while the works
 * may come from a replica, and a lookup in a JSON object is a binary search.
 */
import { and, sql, type SQL } from 'drizzle-orm'
import type { Executor } from './client'
import { works } from './schema'

interface HiddenParts {
  readonly works: readonly string[]
  /** Muted users, and blocked ones in either direction. */
  readonly users: readonly string[]
  readonly styles: readonly string[]
  readonly tags: readonly string[]
  /** Users with a block between them and the viewer. */
  readonly blocked: readonly string[]
  /** There are more blocks than `blocked` holds. */
  readonly truncated: boolean
}

export interface Hidden extends Pick<HiddenParts, 'truncated'> {
  readonly parts: HiddenParts
  /** JSON objects whose keys are looked up: ids of works, users and styles. */
  readonly ids: string
  readonly tags: string
  readonly blocked: string
  readonly blockedIds: ReadonlySet<string>
}

const toKeys = (names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])))

export function buildHidden(parts: HiddenParts): Hidden {
  return {
    parts,
    truncated: parts.truncated,
    ids: toKeys([...parts.works, ...parts.users, ...parts.styles]),
    tags: toKeys(parts.tags),
    blocked: toKeys(parts.blocked),
    blockedIds: new Set(parts.blocked),
  }
}

/** For a list of one tag or style: that one is shown, muted or not. */
export function revealFilter(
  hidden: Hidden | null,
  { tag, styleId }: { tag: string | null; styleId: string | null },
): Hidden | null {
  const isMuted =
    hidden !== null &&
    ((tag !== null && hidden.parts.tags.includes(tag)) ||
      (styleId !== null && hidden.parts.styles.includes(styleId)))
  if (!isMuted) return hidden
  const { parts } = hidden
  return buildHidden({
    ...parts,
    tags: parts.tags.filter((one) => one !== tag),
    styles: parts.styles.filter((one) => one !== styleId),
  })
}

/** Condition on `works`; undefined: nothing is hidden. `author: false` = their own page. */
export function notHidden(
  hidden: Hidden | null,
  { author = true }: { author?: boolean } = {},
): SQL | undefined {
  if (hidden === null) return undefined
  const { id, userId, styleId, tags } = works
  const { parts } = hidden
  const names = [
    ...(parts.works.length > 0 ? [sql`${id}`] : []),
    ...(author && parts.users.length > 0 ? [sql`${userId}`] : []),
    ...(parts.styles.length > 0 ? [sql`coalesce(${styleId}, '')`] : []),
  ]
  // Once in the statement: each JSON parameter is parsed again. Kinds without a mute cost nothing.
  return and(
    names.length > 0
      ? sql`not (${hidden.ids}::jsonb ?| array[${sql.join(names, sql`, `)}])`
      : undefined,
    parts.tags.length > 0 ? sql`not (${hidden.tags}::jsonb ?| ${tags})` : undefined,
  )
}

/** The same for a handwritten statement; `ids` and `tags` are where it has these parameters. */
export const notHiddenText = (
  ids: string,
  tags: string,
  { works: w = 'works', author = true }: { works?: string; author?: boolean } = {},
) => `not (${ids}::jsonb ? ${w}.id) and not (${tags}::jsonb ?| ${w}.tags)
  and not (${ids}::jsonb ? coalesce(${w}.style_id, ''))
  ${author ? `and not (${ids}::jsonb ? ${w}.user_id)` : ''}`

/** Condition on a column of user ids: no block between it and the viewer. */
export const notBlocked = (hidden: Hidden | null, userId: SQL): SQL | undefined =>
  hidden === null ? undefined : sql`not (${hidden.blocked}::jsonb ? ${userId})`

/** Condition on a column of user ids: neither muted by the viewer nor blocked. */
export const notHiddenUser = (hidden: Hidden | null, userId: SQL): SQL | undefined =>
  hidden === null ? undefined : sql`not (${hidden.ids}::jsonb ? ${userId})`

/** True where one of the two users blocks the other. */
const blockExists = (one: SQL | string, other: SQL | string) => sql<boolean>`exists (
  select 1 from mutes blocks where blocks.kind = 'block' and (
    (blocks.user_id = ${one} and blocks.target = ${other}) or
    (blocks.user_id = ${other} and blocks.target = ${one})))`

/** Whether one of the two users blocks the other. */
export async function isBlockedBetween(db: Executor, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ blocked: boolean }>(sql`
    select ${blockExists(one, other)} as blocked`)
  return rows[0]?.blocked ?? false
}

/** Whether a viewer and a user see nothing of each other. `viewer` null: a visitor. */
export async function isHiddenUser(
  db: Executor,
  { viewer, hidden }: Viewing,
  userId: string,
): Promise<boolean> {
  if (viewer === null || hidden === null) return false
  return (
    hidden.blockedIds.has(userId) ||
    (hidden.truncated && (await isBlockedBetween(db, viewer, userId)))
  )
}

/** Condition on a column of user ids: the viewer neither mutes nor blocks nor is blocked by them. */
const notMutedBy = (viewer: string, userId: SQL) => sql`not exists (
  select 1 from mutes hides where
    (hides.user_id = ${viewer} and hides.kind in ('user', 'block') and hides.target = ${userId}) or
    (hides.user_id = ${userId} and hides.kind = 'block' and hides.target = ${viewer}))`

/** The same for a viewer whose list is known, which needs no lookup a row while it is whole. */
export const isShownUser = ({ viewer, hidden }: Viewing, userId: SQL): SQL | undefined =>
  viewer !== null && hidden?.truncated === true
    ? notMutedBy(viewer, userId)
    : notHiddenUser(hidden, userId)

/** Whether what `actorId` does is notified to `userId`. */
export async function isMutedBy(
  db: Executor,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ muted: boolean }>(sql`
    select not (${notMutedBy(userId, sql`${actorId}::text`)}) as muted`)
  return rows[0]?.muted ?? false
}

/** A viewer, with the works and users that are left out for them. */
export interface Viewing {
  /** Null = a visitor. */
  readonly viewer: string | null
  readonly hidden: Hidden | null
}

export const VISITOR: Viewing = { viewer: null, hidden: null }

/** Reads what is left out for a caller. */
export interface HiddenReader {
  view(user: { readonly id: string; readonly muteRevision: number } | null): Promise<Viewing>
}
