/** The review queue: items are claimed by one reviewer for a while. */
import { pickContent, type reviewQueue, type reviewItem } from '@contract/endpoints/works'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { ReviewPorts } from './ports'
import {
  countWaiting,
  holdItems,
  oldestWaiting,
  type ItemRow,
  readItems,
  readNotes,
  type QueueFilter,
} from './queue-repository'
import {
  type CommentReviewRow,
  countCommentReviews,
  holdCommentReviews,
  readCommentReviews,
} from '../comment/review-repository'
import { countProfiles, holdProfiles, type ProfileRow, readProfiles } from './profile-repository'
import { listTexts } from '../works/wording'
import { commentHash, profileHash, shownHash, shownPrompt } from './shown'

export type QueueDeps = Pick<ReviewPorts, 'db' | 'storage'>
export type ReviewQueue = z.output<typeof reviewQueue>

const LEASE_MS = 10 * 60_000
/** One to look at, one to preload. */
const AT_ONCE = 2

function viewItem(
  row: ItemRow,
  notes: string[],
  storage: ReviewPorts['storage'],
): z.output<typeof reviewItem> {
  const { item, work, picture } = row
  const { title, tags, ...texts } = pickContent(work)
  const { width, height, thumbhash, color } = picture
  return {
    id: item.id,
    workId: item.workId,
    kind: item.kind,
    reasons: item.reasons,
    notes,
    appeal: item.appeal,
    title,
    words: listTexts(texts).join('\n'),
    tags,
    prompt: shownPrompt(row),
    media: work.kind,
    url: storage.url(picture.key),
    thumbUrl: storage.url(picture.thumbKey),
    width,
    height,
    thumbhash,
    color,
    createdAt: item.createdAt.toISOString(),
    heldUntil: (item.claimedUntil ?? new Date(0)).toISOString(),
    shown: shownHash(row),
  }
}

/** Of a profile: what is new of it, and no more. Avatars are square. */
function viewProfile(
  row: ProfileRow,
  storage: ReviewPorts['storage'],
): z.output<typeof reviewItem> {
  const url = row.avatarKey === null ? '' : storage.url(row.avatarKey)
  return {
    id: row.id,
    workId: null,
    kind: 'profile',
    reasons: row.reasons,
    notes: [],
    appeal: null,
    title: row.nickname ?? '',
    words: row.bio ?? '',
    tags: [],
    prompt: null,
    media: row.avatarKey === null ? null : 'image',
    url,
    thumbUrl: url,
    width: 1,
    height: 1,
    thumbhash: '',
    color: '',
    createdAt: row.createdAt.toISOString(),
    heldUntil: (row.claimedUntil ?? new Date(0)).toISOString(),
    shown: profileHash(row),
  }
}

/** With the work's picture. */
function viewComment(
  row: CommentReviewRow,
  storage: ReviewPorts['storage'],
): z.output<typeof reviewItem> {
  const { item, comment, workId, title, notes, parent, media } = row
  const { key, thumbKey, ...picture } = row.picture
  return {
    id: item.id,
    workId,
    kind: 'comment',
    reasons: item.reasons,
    notes,
    appeal: null,
    title,
    words: comment.words,
    repliesTo: parent,
    tags: [],
    prompt: null,
    media,
    url: storage.url(key),
    thumbUrl: storage.url(thumbKey),
    ...picture,
    createdAt: item.createdAt.toISOString(),
    heldUntil: (item.claimedUntil ?? new Date(0)).toISOString(),
    shown: commentHash(row),
  }
}

/** One profile and one comment in addition to the works at most, so that none waits for the others. */
async function hold(tx: Tx, wish: QueueFilter) {
  const { kind, reviewerId } = wish
  const comments =
    kind === undefined || kind === 'comment'
      ? await holdCommentReviews(tx, reviewerId, {
          count: kind === 'comment' ? AT_ONCE : 1,
          leaseMs: LEASE_MS,
        })
      : []
  const most = kind === 'profile' ? AT_ONCE : 1
  const profiles =
    kind === undefined || kind === 'profile'
      ? await holdProfiles(tx, reviewerId, { count: most, leaseMs: LEASE_MS })
      : []
  const count = AT_ONCE - profiles.length
  const ofWorks = kind !== 'profile' && kind !== 'comment'
  const works = ofWorks ? await holdItems(tx, wish, { count, leaseMs: LEASE_MS }) : []
  return { works, profiles, comments }
}

export async function readQueue(
  { db, storage }: QueueDeps,
  wish: QueueFilter,
): Promise<ReviewQueue> {
  const ids = await transaction(db, (tx) => hold(tx, wish))
  const ofProfiles = wish.kind === undefined || wish.kind === 'profile'
  const ofComments = wish.kind === undefined || wish.kind === 'comment'
  const ofWorks = wish.kind !== 'profile' && wish.kind !== 'comment'
  const [rows, notes, profiles, comments, works, waiting, waitingComments] = await Promise.all([
    readItems(db, ids.works),
    readNotes(db, ids.works),
    readProfiles(db, ids.profiles),
    readCommentReviews(db, ids.comments),
    ofWorks ? countWaiting(db, wish) : 0,
    ofProfiles ? countProfiles(db, wish.reviewerId) : 0,
    ofComments ? countCommentReviews(db, wish.reviewerId) : 0,
  ])
  const items = ids.works.flatMap((id) => {
    const row = rows.find(({ item }) => item.id === id)
    const said = notes.filter(({ itemId }) => itemId === id).map(({ words }) => words)
    return row ? [viewItem(row, said, storage)] : []
  })
  const all = [
    ...items,
    ...profiles.map((row) => viewProfile(row, storage)),
    ...comments.map((row) => viewComment(row, storage)),
  ]
  return { waiting: works + waiting + waitingComments, items: all }
}

/** Items waiting for any reviewer, and since when. */
export async function readBacklog(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const anyReviewer = { reviewerId: '', kind: undefined }
  const waiting =
    (await countWaiting(db, anyReviewer)) +
    (await countProfiles(db, '')) +
    (await countCommentReviews(db, ''))
  return { waiting, oldestAt: await oldestWaiting(db) }
}
