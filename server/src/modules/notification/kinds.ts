/**
 * Notifications by kind: the data stored with one, and how it is rendered. The sentence, the picture
 * and the target are composed when it is read, so that a work withdrawn since then shows nothing.
 *
 * Keys of the data are stored in the database: they must not be renamed. Every field has a fallback,
 * since rows of earlier versions are read as well.
 */
import type { NotificationKind } from '@contract/notifications'
import type { ToolDefinition } from '@contract/tools/define'
import { z } from 'zod'
import { texts } from './texts'

/** Results of a review; `profile…` are about a profile, `comment…` about a comment on a work. */
const OUTCOMES = [
  'pass',
  'reject',
  'removed',
  'choose',
  'upheld',
  'kept',
  'profilePass',
  'profileReject',
  'commentReject',
  'commentRemoved',
  'commentUpheld',
  'commentUnfounded',
] as const

export type ReviewOutcome = (typeof OUTCOMES)[number]

const text = z.string().catch('')
const number = z.number().catch(0)
const flag = z.literal(true).optional().catch(undefined)

const DATA = {
  like: z.object({ workId: text }),
  /** `workId` is the remade work. */
  remake: z.object({ workId: text }),
  follow: z.object({}),
  comment: z.object({ workId: text, commentId: text }),
  reply: z.object({ workId: text, commentId: text }),
  mention: z.object({ workId: text, commentId: text }),
  /** `removed`: why the staff disqualified the entry; else the result. */
  contest: z.object({
    contestId: text,
    workId: text,
    title: text,
    place: number,
    won: z.boolean().catch(false),
    picked: z.boolean().catch(false),
    credits: number,
    removed: text,
  }),
  review: z.object({ workId: text, outcome: z.enum(OUTCOMES).catch('pass'), reason: text }),
  /** `count` is how many jobs joined the notification. */
  job: z.object({ jobId: text, failed: flag, count: number }),
  /** With `failed`, credits that came back for failed jobs; else with `words` why they changed. */
  credits: z.object({ credits: number, words: text, jobId: text, failed: flag, count: number }),
  system: z.object({ words: text }),
} satisfies Record<NotificationKind, z.ZodType>

type DataOf<K extends NotificationKind> = z.output<(typeof DATA)[K]>

/** A notification's kind with its data as read from the database. */
export type NotificationContent = {
  [K in NotificationKind]: { readonly kind: K; readonly data: DataOf<K> }
}[NotificationKind]

type ContentOf<K extends NotificationKind> = Extract<NotificationContent, { kind: K }>

/** Content as written: fields that grow while it is unread (`count`) are added by the database. */
export type NewNotificationContent =
  | { readonly kind: 'like' | 'remake'; readonly data: { readonly workId: string } }
  | { readonly kind: 'follow'; readonly data?: undefined }
  | {
      readonly kind: 'comment' | 'reply' | 'mention'
      readonly data: { readonly workId: string; readonly commentId: string }
    }
  | {
      readonly kind: 'contest'
      readonly data: {
        readonly contestId: string
        readonly workId: string
        readonly title: string
      } & (
        | { readonly removed: string }
        | {
            readonly place: number
            readonly won: boolean
            readonly picked: boolean
            readonly credits: number
          }
      )
    }
  | {
      readonly kind: 'review'
      readonly data: {
        readonly workId?: string
        readonly outcome: ReviewOutcome
        readonly reason?: string
      }
    }
  | { readonly kind: 'job'; readonly data: { readonly jobId: string; readonly failed?: true } }
  | {
      readonly kind: 'credits'
      readonly data:
        | { readonly credits: number; readonly words?: string }
        | { readonly credits: number; readonly jobId: string; readonly failed: true }
    }
  | { readonly kind: 'system'; readonly data: { readonly words: string } }

/** Never throws: a field that is missing or of another type gets its fallback. */
export function parseContent(kind: NotificationKind, data: unknown): NotificationContent {
  return { kind, data: DATA[kind].parse(data ?? {}) } as NotificationContent
}

/** A work that the recipient may open; null where they may not: its title is not shown either. */
export interface NotificationWork {
  readonly title: string
  readonly thumbKey: string
}

export interface NotificationJob {
  readonly prompt: string
  readonly toolName: string
  readonly output: ToolDefinition['output']
  readonly thumbKey: string | null
}

export interface NotificationContext {
  readonly actors: readonly { readonly id: string; readonly nickname: string }[]
  readonly actorCount: number
  readonly work: NotificationWork | null
  readonly job: NotificationJob | null
}

interface RenderedNotification {
  readonly text: string
  readonly thumbKey: string | null
  readonly target: { path: string; query: Record<string, string> } | null
}

const getTitle = ({ work }: NotificationContext) => work?.title ?? null
const formatActors = ({ actors, actorCount }: NotificationContext) =>
  texts.who(
    actors.map(({ nickname }) => nickname),
    actorCount,
  )

function renderWork({ work }: NotificationContext, id: string, text: string): RenderedNotification {
  const target = work ? { path: 'pagesD/works-detail/works-detail', query: { id } } : null
  return { text, thumbKey: work?.thumbKey ?? null, target }
}

const COMMENT_SENTENCES = {
  comment: texts.commented,
  reply: texts.replied,
  mention: texts.mentioned,
} as const

function renderComment(
  { kind, data }: ContentOf<'comment'> | ContentOf<'reply'> | ContentOf<'mention'>,
  context: NotificationContext,
): RenderedNotification {
  const text = COMMENT_SENTENCES[kind](formatActors(context), getTitle(context))
  const rendered = renderWork(context, data.workId, text)
  if (rendered.target === null || data.commentId === '') return rendered
  const { path, query } = rendered.target
  return { ...rendered, target: { path, query: { ...query, comment: data.commentId } } }
}

function renderFollow(context: NotificationContext): RenderedNotification {
  const [only] = context.actors
  const target: RenderedNotification['target'] =
    context.actorCount === 1 && only
      ? { path: 'pagesD/user-works/user-works', query: { user_id: only.id } }
      : { path: 'pagesC/ucenter/follow', query: { list: 'followers' } }
  return { text: texts.followed(formatActors(context)), thumbKey: null, target }
}

function renderReview(
  { data: { workId, outcome, reason } }: ContentOf<'review'>,
  context: NotificationContext,
): RenderedNotification {
  const title = getTitle(context)
  const profile = (text: string): RenderedNotification => ({
    text,
    thumbKey: null,
    target: { path: 'pagesC/ucenter/user-edit', query: {} },
  })
  switch (outcome) {
    case 'profilePass':
      return profile(texts.profilePassed)
    case 'profileReject':
      return profile(texts.profileRejected(reason))
    case 'pass':
      return renderWork(context, workId, texts.passed(title))
    case 'reject':
      return renderWork(context, workId, texts.rejected(title, reason))
    case 'removed':
      return renderWork(context, workId, texts.removed(title, reason))
    case 'choose':
      return renderWork(context, workId, texts.chosen(title))
    case 'upheld':
      return renderWork(context, workId, texts.reportUpheld(title))
    case 'commentReject':
      return renderWork(context, workId, texts.commentRejected(title, reason))
    case 'commentRemoved':
      return renderWork(context, workId, texts.commentRemoved(title, reason))
    case 'commentUpheld':
      return renderWork(context, workId, texts.commentUpheld)
    case 'commentUnfounded':
      return renderWork(context, workId, texts.commentUnfounded)
    case 'kept':
      return renderWork(context, workId, texts.reportDismissed(title))
  }
}

function renderContest(
  { data }: ContentOf<'contest'>,
  context: NotificationContext,
): RenderedNotification {
  const { contestId, title: theme, place, won, picked, credits, removed } = data
  const title = getTitle(context)
  const show = (text: string): RenderedNotification => ({
    text,
    thumbKey: context.work?.thumbKey ?? null,
    target: { path: 'pagesB/contest/contest', query: { id: contestId } },
  })
  if (removed) return show(texts.contestRemoved(theme, title, removed))
  if (won) return show(texts.contestWon(theme, title, { place, credits }))
  if (picked) return show(texts.contestPicked(theme, title, credits))
  return show(texts.contestOver(theme, title, place))
}

/** One job leads to its page, several lead to the library. */
function renderJobs(
  { jobId, count }: { jobId: string; count: number },
  { job }: NotificationContext,
  { one, many }: { one: string; many: string },
): RenderedNotification {
  if (count > 1)
    return { text: many, thumbKey: null, target: { path: 'pages/folder/folder', query: {} } }
  const target = job ? { path: 'pagesD/job-detail/job-detail', query: { id: jobId } } : null
  return { text: one, thumbKey: job?.thumbKey ?? null, target }
}

const formatJob = ({ job }: NotificationContext) =>
  job ? texts.job(job.prompt, job.toolName) : null
const getVerb = ({ job }: NotificationContext) => texts.verb(job?.output ?? 'image')

function renderCredits(
  { data }: ContentOf<'credits'>,
  context: NotificationContext,
): RenderedNotification {
  const { credits, words, failed, count } = data
  if (failed) {
    return renderJobs(data, context, {
      one: texts.failed(formatJob(context), getVerb(context), credits),
      many: texts.failedMany(count, credits),
    })
  }
  const text = credits < 0 ? texts.taken(-credits, words) : texts.credited(credits, words)
  return { text, thumbKey: null, target: { path: 'pages/ucenter/ucenter', query: {} } }
}

export function renderNotification(
  content: NotificationContent,
  context: NotificationContext,
): RenderedNotification {
  switch (content.kind) {
    case 'like':
      return renderWork(
        context,
        content.data.workId,
        texts.liked(formatActors(context), getTitle(context)),
      )
    case 'remake':
      return renderWork(
        context,
        content.data.workId,
        texts.remade(formatActors(context), getTitle(context)),
      )
    case 'follow':
      return renderFollow(context)
    case 'comment':
    case 'reply':
    case 'mention':
      return renderComment(content, context)
    case 'contest':
      return renderContest(content, context)
    case 'review':
      return renderReview(content, context)
    case 'job': {
      const { failed, count } = content.data
      const name = formatJob(context)
      const verb = getVerb(context)
      return renderJobs(
        content.data,
        context,
        failed
          ? { one: texts.failed(name, verb, 0), many: texts.failedMany(count, 0) }
          : { one: texts.made(name, verb), many: texts.madeMany(count) },
      )
    }
    case 'credits':
      return renderCredits(content, context)
    case 'system':
      return { text: texts.system(content.data.words), thumbKey: null, target: null }
  }
}
