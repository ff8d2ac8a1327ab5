/** What a notification says, shows and leads to, composed when it is read. */
import type { NotificationKind } from '@contract/endpoints/notification'
import { texts } from './texts'

/** A work that whoever is told may open; others are not there, nor is their title. */
export interface ToldWork {
  readonly title: string
  readonly thumbKey: string
}

export interface ToldJob {
  readonly prompt: string
  readonly toolName: string
  readonly thumbKey: string | null
}

export interface Told {
  readonly kind: NotificationKind
  readonly data: Record<string, unknown>
  readonly actors: readonly { readonly id: string; readonly nickname: string }[]
  readonly actorCount: number
  readonly work: ToldWork | null
  readonly job: ToldJob | null
}

interface Said {
  readonly text: string
  readonly thumbKey: string | null
  readonly target: { path: string; query: Record<string, string> } | null
}

export function wordOf(data: Record<string, unknown>, key: string): string {
  const value = data[key]
  return typeof value === 'string' ? value : ''
}

function numberOf(data: Record<string, unknown>, key: string): number {
  const value = data[key]
  return typeof value === 'number' ? value : 0
}

function aboutWork({ work, data }: Told, text: string): Said {
  const query = { id: wordOf(data, 'workId') }
  const target = work ? { path: 'pagesD/works-detail/works-detail', query } : null
  return { text, thumbKey: work?.thumbKey ?? null, target }
}

const titleOf = ({ work }: Told) => work?.title ?? null
const whoOf = ({ actors, actorCount }: Told) =>
  texts.who(
    actors.map(({ nickname }) => nickname),
    actorCount,
  )

function aboutPeople(told: Told): Said {
  const [only] = told.actors
  const target: Said['target'] =
    told.actorCount === 1 && only
      ? { path: 'pagesD/user-works/user-works', query: { user_id: only.id } }
      : { path: 'pagesC/ucenter/follow', query: { list: 'followers' } }
  return { text: texts.followed(whoOf(told)), thumbKey: null, target }
}

/** What came of a review, by `data.outcome`. */
const REVIEWED: Readonly<Record<string, (told: Told) => string>> = {
  pass: (told) => texts.passed(titleOf(told)),
  reject: (told) => texts.rejected(titleOf(told), wordOf(told.data, 'reason')),
  removed: (told) => texts.removed(titleOf(told), wordOf(told.data, 'reason')),
  choose: (told) => texts.chosen(titleOf(told)),
  upheld: (told) => texts.reportUpheld(titleOf(told)),
  kept: (told) => texts.reportDismissed(titleOf(told)),
}

/** One job leads to it, several lead to the folder. */
function aboutJobs({ data, job }: Told, one: string, many: string): Said {
  if (numberOf(data, 'count') > 1) {
    return { text: many, thumbKey: null, target: { path: 'pages/folder/folder', query: {} } }
  }
  const target = job
    ? { path: 'pagesD/job-detail/job-detail', query: { id: wordOf(data, 'jobId') } }
    : null
  return { text: one, thumbKey: job?.thumbKey ?? null, target }
}

/** What came of new words or a new picture of one's profile. */
function aboutProfile({ data }: Told): Said {
  const passed = wordOf(data, 'outcome') === 'profilePass'
  const text = passed ? texts.profilePassed : texts.profileRejected(wordOf(data, 'reason'))
  return { text, thumbKey: null, target: { path: 'pagesC/ucenter/user-edit', query: {} } }
}

const nameOf = ({ job }: Told) => (job ? texts.job(job.prompt, job.toolName) : null)

function aboutCredits(told: Told): Said {
  const { data } = told
  const credits = numberOf(data, 'credits')
  if (data.failed === true) {
    const count = numberOf(data, 'count')
    return aboutJobs(told, texts.failed(nameOf(told), credits), texts.failedMany(count, credits))
  }
  const words = wordOf(data, 'words')
  const text = credits < 0 ? texts.taken(-credits, words) : texts.credited(credits, words)
  return { text, thumbKey: null, target: { path: 'pages/ucenter/ucenter', query: {} } }
}

const SAID: Readonly<Record<NotificationKind, (told: Told) => Said>> = {
  like: (told) => aboutWork(told, texts.liked(whoOf(told), titleOf(told))),
  remake: (told) => aboutWork(told, texts.remade(whoOf(told), titleOf(told))),
  follow: aboutPeople,
  review(told) {
    const outcome = wordOf(told.data, 'outcome')
    if (outcome.startsWith('profile')) return aboutProfile(told)
    return aboutWork(told, REVIEWED[outcome]?.(told) ?? texts.passed(titleOf(told)))
  },
  job(told) {
    const count = numberOf(told.data, 'count')
    return told.data.failed === true
      ? aboutJobs(told, texts.failed(nameOf(told), 0), texts.failedMany(count, 0))
      : aboutJobs(told, texts.painted(nameOf(told)), texts.paintedMany(count))
  },
  credits: aboutCredits,
  system: ({ data }) => ({
    text: texts.system(wordOf(data, 'words')),
    thumbKey: null,
    target: null,
  }),
}

export function say(told: Told): Said {
  return SAID[told.kind](told)
}
