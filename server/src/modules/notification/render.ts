/** Composes the sentence, the thumbnail and the target of a notification when it is read. */
import type { ContentOf, NotificationContent } from './data'
import { texts } from './texts'

/** A work that the recipient may open; null where they may not: its title is not shown either. */
export interface NotificationWork {
  readonly title: string
  readonly thumbKey: string
}

export interface NotificationJob {
  readonly prompt: string
  readonly toolName: string
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
    case 'kept':
      return renderWork(context, workId, texts.reportDismissed(title))
  }
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

function renderCredits(
  { data }: ContentOf<'credits'>,
  context: NotificationContext,
): RenderedNotification {
  const { credits, words, failed, count } = data
  if (failed) {
    return renderJobs(data, context, {
      one: texts.failed(formatJob(context), credits),
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
    case 'review':
      return renderReview(content, context)
    case 'job': {
      const { failed, count } = content.data
      const name = formatJob(context)
      return renderJobs(
        content.data,
        context,
        failed
          ? { one: texts.failed(name, 0), many: texts.failedMany(count, 0) }
          : { one: texts.painted(name), many: texts.paintedMany(count) },
      )
    }
    case 'credits':
      return renderCredits(content, context)
    case 'system':
      return { text: texts.system(content.data.words), thumbKey: null, target: null }
  }
}
