/**
 * Data stored with a notification, by kind. The sentence, the picture and the target are composed from
 * it when it is read, so that a work withdrawn since then shows nothing.
 *
 * Keys are stored in the database: they must not be renamed. Every field has a fallback, since rows
 * of earlier versions are read as well.
 */
import type { NotificationKind } from '@contract/endpoints/notification'
import { z } from 'zod'

/** Results of a review; `profile…` are about a profile, the others about a work. */
const OUTCOMES = [
  'pass',
  'reject',
  'removed',
  'choose',
  'upheld',
  'kept',
  'profilePass',
  'profileReject',
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

export type ContentOf<K extends NotificationKind> = Extract<NotificationContent, { kind: K }>

/** Content as written: fields that grow while it is unread (`count`) are added by the database. */
export type NewNotificationContent =
  | { readonly kind: 'like' | 'remake'; readonly data: { readonly workId: string } }
  | { readonly kind: 'follow'; readonly data?: undefined }
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
