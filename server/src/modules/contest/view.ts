/** Contests and entries as clients see them. What is hidden until the result is left out here. */
import { type contestEndpoints, MOST_ENTRIES } from '@contract/endpoints/contests'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/client'
import type { Viewing } from '../../platform/db/hidden'
import type { ListedEntry } from './list-repository'
import type { ContestPorts } from './ports'
import {
  type ContestRow,
  countEntries,
  listBarred,
  listNewestPictures,
  listOwnEntries,
} from './contest-repository'
import { contestState } from './state'

type Endpoints = typeof contestEndpoints
type View = z.output<Endpoints['one']['data']>
type Entry = z.output<Endpoints['entries']['data']>['list'][number]
type OwnEntry = NonNullable<View['mine']>['entries'][number]
type ViewDeps = Pick<ContestPorts, 'now' | 'storage'>

const NEWEST = 3

interface EntryPicture {
  readonly kind: string
  readonly key: string
  readonly thumbKey: string
  readonly thumbhash: string
  readonly color: string
}

/** The uploaded picture, else that of an entry; of a video its still. */
export function viewCover(
  { storage }: Pick<ContestPorts, 'storage'>,
  { cover }: ContestRow,
  entry: EntryPicture | null,
): View['cover'] {
  if (cover !== null) {
    const { imageKey, thumbKey, thumbhash, color } = cover
    return { url: storage.url(imageKey), thumbUrl: storage.url(thumbKey), thumbhash, color }
  }
  if (entry === null) return null
  const { kind, key, thumbKey, thumbhash, color } = entry
  const url = storage.url(kind === 'video' ? thumbKey : key)
  return { url, thumbUrl: storage.url(thumbKey), thumbhash, color }
}

type OwnRow = Awaited<ReturnType<typeof listOwnEntries>>[number]

function viewOwn(
  { storage }: Pick<ContestPorts, 'storage'>,
  { entry, title, workState, thumbKey }: OwnRow,
  isOver: boolean,
): OwnEntry {
  const state =
    entry.removedAt === null ? (workState === 'public' ? 'public' : 'pending') : 'removed'
  return {
    id: entry.id,
    workId: entry.workId,
    title,
    thumbUrl: storage.url(thumbKey),
    state,
    reason: entry.removedReason,
    place: isOver ? entry.place : null,
    picked: isOver && entry.pickedAt !== null,
    credits: entry.credits,
  }
}

async function viewMine(
  db: Executor,
  deps: ViewDeps,
  { contest, viewer }: { contest: ContestRow; viewer: string },
): Promise<NonNullable<View['mine']>> {
  const [rows, barred] = await Promise.all([
    listOwnEntries(db, contest.id, viewer),
    listBarred(db, contest),
  ])
  return {
    entries: rows.map((row) => viewOwn(deps, row, contest.closedAt !== null)),
    left: Math.max(0, MOST_ENTRIES - rows.length),
    barred: barred.has(viewer),
  }
}

export async function viewContest(
  { db, ...deps }: ViewDeps & { db: Executor },
  contest: ContestRow,
  viewing: Viewing,
): Promise<View> {
  const { viewer } = viewing
  const now = deps.now()
  const [entryCount, newest, mine] = await Promise.all([
    countEntries(db, contest.id, viewing),
    listNewestPictures(db, contest.id, { viewing, limit: NEWEST }),
    viewer === null ? null : viewMine(db, deps, { contest, viewer }),
  ])
  const { id, number, title, brief, words, prompt, wants, prizes, pickCredits } = contest
  return {
    id,
    number,
    title,
    brief,
    words,
    prompt,
    wants,
    prizes,
    pickCredits,
    state: contestState(contest, now),
    startsAt: contest.startsAt.toISOString(),
    endsAt: contest.endsAt.toISOString(),
    resultAt: contest.resultAt.toISOString(),
    now: now.toISOString(),
    cover: viewCover(deps, contest, newest.at(-1) ?? null),
    entryCount,
    newest: newest.map(({ thumbKey }) => deps.storage.url(thumbKey)),
    mine,
  }
}

export function viewEntry(
  { storage }: Pick<ContestPorts, 'storage'>,
  { entry, title, kind, picture, author, voted }: ListedEntry,
  { viewer, isOver }: { viewer: string | null; isOver: boolean },
): Entry {
  const { key, thumbKey, ...look } = picture
  return {
    id: entry.id,
    workId: entry.workId,
    title,
    kind,
    url: storage.url(key),
    thumbUrl: storage.url(thumbKey),
    ...look,
    author: {
      id: author.id,
      nickname: author.nickname,
      avatarUrl: author.avatarKey === null ? null : storage.url(author.avatarKey),
      demo: author.demo,
    },
    mine: entry.userId === viewer,
    voted,
    votes: isOver ? entry.votes : null,
    place: isOver ? entry.place : null,
    picked: isOver && entry.pickedAt !== null,
    words: isOver ? entry.judgeWords : null,
    credits: entry.credits,
  }
}
