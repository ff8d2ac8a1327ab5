/**
 * Messages from events. Without `words` nothing that users wrote is in them: neither prompts nor
 * titles nor names, and no picture.
 */
import { ERRORS, type ErrorCode } from '@contract/errors'
import type { SubscribeTemplate } from '@contract/push'
import { createHash } from 'node:crypto'
import type { SubscribeField } from '../../integrations/wechat/subscribe-config'
import type { EventRow } from './outbox-repository'
import { texts } from './texts'

const HOUR_MS = 3_600_000
const JOB_TTL_MS = 24 * HOUR_MS
const SOCIAL_TTL_MS = 12 * HOUR_MS
const DIGEST_TTL_MS = 72 * HOUR_MS
const FOLDER = 'pages/folder/folder'
const INBOX = 'pagesB/msg-box/msg-box'

export interface PushMessageDraft {
  readonly title: string
  readonly body: string
  /** Page with query, without a leading slash. */
  readonly page: string
  /** Address of a picture; null: none is shown. */
  readonly imageUrl: string | null
  /** A newer message of it replaces the older one, at the push service and on the screen. */
  readonly topic: string
  readonly urgency: 'low' | 'normal'
  readonly ttlMs: number
  /** The same for WeChat; null: no template is for it. */
  readonly wechat: {
    readonly template: SubscribeTemplate
    readonly values: Readonly<Record<Exclude<SubscribeField, 'time'>, string>>
  } | null
}

/** A job as a message shows it. */
export interface EndedJob {
  readonly toolName: string
  readonly prompt: string
  readonly errorCode: string | null
  readonly returnedCredits: number
  readonly thumbUrl: string | null
  readonly createdAt: Date
}

/** A notification as the app shows it. */
export interface ShownNotification {
  readonly text: string
  readonly target: {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
  } | null
  readonly thumbUrl: string | null
}

interface MessageContext {
  /** Whether prompts, titles and names may be quoted. */
  readonly words: boolean
  readonly jobs: ReadonlyMap<string, EndedJob>
  readonly notifications: ReadonlyMap<string, ShownNotification>
}

/** 32 characters of base64url at most; ids stay inside the installation. */
const buildTopic = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 32)

const buildPage = (path: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

const QUOTE_MAX = 24
const cut = (text: string) => {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > QUOTE_MAX ? `${letters.slice(0, QUOTE_MAX).join('')}…` : letters.join('')
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

function describeFailure({ errorCode, returnedCredits }: EndedJob): string {
  const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'ENGINE_FAILED'
  return texts.failedBody(ERRORS[code].message, returnedCredits)
}

function composeJob(event: EventRow, job: EndedJob, words: boolean): PushMessageDraft {
  const isDone = event.kind === 'done'
  const name = words && job.prompt.trim() ? `「${cut(job.prompt)}」` : job.toolName
  const { wechat } = texts
  return {
    title: isDone ? texts.done : texts.failed,
    body: isDone ? texts.doneBody(name) : describeFailure(job),
    page: buildPage('pagesD/job-detail/job-detail', { id: event.jobId ?? '' }),
    imageUrl: words && isDone ? job.thumbUrl : null,
    topic: buildTopic(`job:${event.jobId}`),
    urgency: 'normal',
    ttlMs: JOB_TTL_MS,
    wechat: {
      template: 'job',
      values: {
        work: wechat.work,
        state: isDone ? wechat.done : wechat.failed,
        note: isDone ? wechat.doneNote : wechat.failedNote,
      },
    },
  }
}

/** Jobs that ended together, or during the night. */
export function composeJobs(
  events: readonly EventRow[],
  context: MessageContext,
): PushMessageDraft | null {
  const found = events.flatMap((event) => {
    const job = context.jobs.get(event.jobId ?? '')
    return job ? [{ event, job }] : []
  })
  const [only] = found
  if (!only) return null
  if (found.length === 1) return composeJob(only.event, only.job, context.words)
  const done = found.filter(({ event }) => event.kind === 'done').length
  const { wechat } = texts
  return {
    title: texts.jobs(done, found.length - done),
    body: texts.jobsBody,
    page: FOLDER,
    imageUrl: null,
    topic: buildTopic(`jobs:${only.event.userId}`),
    urgency: 'normal',
    ttlMs: DIGEST_TTL_MS,
    wechat: {
      template: 'job',
      values: {
        work: wechat.work,
        state: done > 0 ? wechat.done : wechat.failed,
        note: wechat.several(found.length),
      },
    },
  }
}

type NoticeKind = 'comment' | 'review' | 'remake' | 'like'

const TITLES: Readonly<Record<NoticeKind, { title: string; body: string }>> = {
  comment: { title: texts.comment, body: texts.commentBody },
  review: { title: texts.review, body: texts.reviewBody },
  remake: { title: texts.remake, body: texts.remakeBody },
  like: { title: texts.like, body: texts.likeBody },
}

const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(TITLES, kind)

function findTemplate(kinds: ReadonlySet<string>): 'comment' | 'review' | null {
  if (kinds.has('comment')) return 'comment'
  return kinds.has('review') ? 'review' : null
}

/** Notifications that go out as one message. */
export function composeNotices(
  events: readonly EventRow[],
  context: MessageContext,
): PushMessageDraft | null {
  const found = events.flatMap(({ kind, notificationId, userId }) => {
    const shown = context.notifications.get(notificationId)
    return shown && isNoticeKind(kind) ? [{ kind, notificationId, userId, shown }] : []
  })
  const [only] = found
  if (!only) return null
  const isOne = found.length === 1
  const { title, body } = TITLES[only.kind]
  const { target, text, thumbUrl } = only.shown
  const template = findTemplate(new Set(found.map(({ kind }) => kind)))
  const { wechat } = texts
  return {
    title: isOne ? title : texts.several(found.length),
    body: isOne ? (context.words ? text : body) : texts.severalBody,
    page: isOne && target ? buildPage(target.path, target.query) : INBOX,
    imageUrl: isOne && context.words ? thumbUrl : null,
    topic: buildTopic(isOne ? `notice:${only.notificationId}` : `notices:${only.userId}`),
    urgency: only.kind === 'review' ? 'normal' : 'low',
    ttlMs: isOne ? SOCIAL_TTL_MS : DIGEST_TTL_MS,
    wechat: template && {
      template,
      values: {
        work: wechat.ownWork,
        state: wechat[template],
        note: isOne ? wechat.note : wechat.several(found.length),
      },
    },
  }
}

/** A message by which a user tries a browser. */
export const buildTestMessage = (): PushMessageDraft => ({
  ...texts.test,
  page: INBOX,
  imageUrl: null,
  topic: buildTopic('test'),
  urgency: 'normal',
  ttlMs: 60_000,
  wechat: null,
})

/**
 * JSON for the browser, in the shape of Declarative Web Push; the service worker reads the same.
 * @param publicUrl null: addresses are relative, which only the worker understands
 */
export function buildPayload(
  {
    title,
    body,
    page,
    imageUrl,
    topic,
  }: Pick<PushMessageDraft, 'title' | 'body' | 'page' | 'imageUrl' | 'topic'>,
  publicUrl: string | null,
): string {
  const absolute = (url: string) => (url.startsWith('/') ? `${publicUrl ?? ''}${url}` : url)
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: absolute(`/${page}`),
      tag: topic,
      ...(imageUrl !== null && { image: absolute(imageUrl) }),
    },
  })
}
