/** Lists of entries, by keyset. */
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { contestEntries, contests, pictures, users, works } from '../../platform/db/schema'
import { notHiddenUser, type Viewing } from '../../platform/db/hidden'
import { isIn, isShownTo } from './contest-repository'

export interface ListedEntry {
  readonly entry: typeof contestEntries.$inferSelect
  readonly title: string
  readonly kind: 'image' | 'video'
  readonly picture: {
    readonly key: string
    readonly thumbKey: string
    readonly width: number
    readonly height: number
    readonly thumbhash: string
    readonly color: string
  }
  readonly author: {
    readonly id: string
    readonly nickname: string
    readonly avatarKey: string | null
    readonly demo: boolean
  }
  readonly voted: boolean
  /** Its place in the requested order, as a text. */
  readonly mark: string
}

export type EntryOrder =
  | { readonly by: 'random'; readonly seed: string; readonly after: Mark | null }
  | { readonly by: 'newest'; readonly after: TimePosition | null }
  | { readonly by: 'place'; readonly after: Mark | null }

/** The last row of a page. */
interface Mark {
  readonly mark: string
  readonly id: string
}

const NO_PLACE = 1_000_000_000
const placeOrLast = sql`coalesce(${contestEntries.place}, ${sql.raw(String(NO_PLACE))})`

/** `mark`: value that is ordered by; `order` and `later` use the same one. */
function byOrder(order: EntryOrder): { mark: SQL<string>; order: SQL[]; later: SQL | undefined } {
  const { id, createdAt } = contestEntries
  if (order.by === 'newest') {
    const { after } = order
    const later =
      after &&
      sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    return { mark: sql<string>`''`, order: [desc(createdAt), desc(id)], later: later ?? undefined }
  }
  const { after } = order
  if (order.by === 'place') {
    const later = after && sql`(${placeOrLast}, ${id}) > (${after.mark}::int, ${after.id})`
    const mark = sql<string>`${placeOrLast}::text`
    return { mark, order: [placeOrLast, sql`${id}`], later: later ?? undefined }
  }
  const hash = sql<string>`md5(${id} || ${order.seed})`
  const later = after && sql`(${hash}, ${id}) > (${after.mark}, ${after.id})`
  return { mark: hash, order: [hash, sql`${id}`], later: later ?? undefined }
}

/** Public entries of a contest, without those that the viewer mutes. */
export async function listEntries(
  db: Db,
  { contestId, viewing }: { contestId: string; viewing: Viewing },
  page: { order: EntryOrder; limit: number; offset: number },
): Promise<ListedEntry[]> {
  const { viewer } = viewing
  const { mark, order, later } = byOrder(page.order)
  const voted =
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from contest_votes v
          where v.user_id = ${viewer} and v.entry_id = ${contestEntries.id})`
  const { key, thumbKey, width, height, thumbhash, color } = pictures
  // Chosen by ids first: a shuffled contest would sort all of its entries with their pictures.
  const chosen = db
    .select({ id: contestEntries.id, mark: mark.as('mark') })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .where(and(eq(contestEntries.contestId, contestId), isIn, isShownTo(viewing), later))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.order.after ? 0 : page.offset)
    .as('chosen')
  return db
    .select({
      entry: contestEntries,
      title: works.title,
      kind: works.kind,
      picture: { key, thumbKey, width, height, thumbhash, color },
      author: {
        id: users.id,
        nickname: users.nickname,
        avatarKey: users.avatarKey,
        demo: users.demo,
      },
      voted,
      mark: chosen.mark,
    })
    .from(chosen)
    .innerJoin(contestEntries, eq(contestEntries.id, chosen.id))
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, contestEntries.userId))
    .orderBy(...order)
}

/** Contests with a result, newest first. A winner that the viewer mutes is not named. */
export async function listClosed(
  db: Db,
  { hidden }: Viewing,
  page: { after: TimePosition | null; limit: number; offset: number },
) {
  const { closedAt, id } = contests
  const seen = notHiddenUser(hidden, sql`e.user_id`) ?? sql`true`
  const older =
    page.after &&
    sql`(${closedAt}, ${id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
  return db
    .select({
      contest: contests,
      winner: sql<string | null>`(select u.nickname from contest_entries e
        join users u on u.id = e.user_id join works w on w.id = e.work_id
        where e.contest_id = contests.id and e.place = 1 and w.state = 'public' and ${seen}
        limit 1)`,
      entryCount: sql<number>`(select count(*)::int from contest_entries e
        join works w on w.id = e.work_id
        where e.contest_id = contests.id and w.state = 'public' and e.removed_at is null)`,
      winning: sql<{
        kind: string
        key: string
        thumbKey: string
        thumbhash: string
        color: string
      } | null>`(select jsonb_build_object('kind', w.kind, 'key', p.key, 'thumbKey', p.thumb_key,
          'thumbhash', p.thumbhash, 'color', p.color)
        from contest_entries e join works w on w.id = e.work_id
        join pictures p on p.id = w.picture_id
        where e.contest_id = contests.id and w.state = 'public' and e.removed_at is null
          and ${seen}
        order by e.place nulls last limit 1)`,
    })
    .from(contests)
    .where(and(isNotNull(closedAt), older ?? undefined))
    .orderBy(desc(closedAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** One of the first places with a vote, or a pick of the staff. */
const hasWon = sql`((${contestEntries.place} <= jsonb_array_length(${contests.prizes})
  and ${contestEntries.votes} > 0) or ${contestEntries.pickedAt} is not null)`

/** Public entries of a person with a prize, of contests with a result. */
export async function listBadges(
  db: Db,
  userId: string,
  page: { after: TimePosition | null; limit: number; offset: number },
) {
  const { closedAt } = contests
  const { id } = contestEntries
  const older =
    page.after &&
    sql`(${closedAt}, ${id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
  return db
    .select({
      id,
      at: closedAt,
      contestId: contests.id,
      title: contests.title,
      workId: works.id,
      place: contestEntries.place,
      prizes: contests.prizes,
      votes: contestEntries.votes,
    })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .where(
      and(eq(contestEntries.userId, userId), isIn, isNotNull(closedAt), hasWon, older ?? undefined),
    )
    .orderBy(desc(closedAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}
