/** Figures and series for the console's first page. */
import { z } from 'zod'
import { HELPERS } from '../../staff'
import { defineEndpoints, isoTime } from '../define'

const count = z.number().int()

/** A figure and what it was in the period before, up to the same time of day. */
const compared = z.object({ now: count, before: count })

export const todayView = z.object({
  /** Of this answer. */
  at: isoTime,
  /** Since midnight in Shanghai, of the first day. */
  from: isoTime,
  pictures: compared,
  /** People who ordered something. */
  people: compared,
  newPeople: compared,
  jobs: z.object({ succeeded: count, failed: count, cancelled: count }),
  /** From order to start, of jobs that began in the period; null: none did. */
  waits: z.object({ medianMs: count, longestMs: count }).nullable(),
  credits: z.object({
    /** Settled less given back. */
    spent: count,
    topUps: count,
    /** Given away: welcome, sign-ins, quests, invitations, gifts. */
    granted: count,
    refunded: count,
  }),
  /** Of orders, in fen. */
  paidFen: compared,
  queue: z.object({
    waiting: count,
    running: count,
    /** Since the order of the oldest waiting job; null: none waits. */
    oldestWaitMs: count.nullable(),
  }),
  /** Jobs by hour (one day) or day that ended, by engine; hours without one are left out. */
  series: z.array(
    z.object({
      at: isoTime,
      engineId: z.string(),
      succeeded: count,
      failed: count,
      cancelled: count,
    }),
  ),
  /** The same steps one week (one day) or one period before: pictures that succeeded. */
  before: z.array(z.object({ at: isoTime, succeeded: count })),
  /** Length of a step of the series. */
  stepMs: count,
  engines: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Seconds of work of a job that succeeded, by step. */
  durations: z.array(z.object({ at: isoTime, medianMs: count, p95Ms: count })),
  tools: z.array(
    z.object({
      tool: z.string(),
      name: z.string(),
      succeeded: count,
      failed: count,
      cancelled: count,
    }),
  ),
  failures: z.array(z.object({ code: z.string(), sentence: z.string(), jobs: count })),
  waitingFor: z.object({
    reviews: count,
    oldestReviewAt: isoTime.nullable(),
    feedback: count,
    pausedEngines: z.array(z.string()),
    backupAt: isoTime.nullable(),
  }),
})

export const consoleFigureEndpoints = defineEndpoints({
  today: {
    method: 'GET',
    path: '/api/console/today',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Figures of today, or of the last 7 or 30 days',
    query: z.object({ days: z.enum(['1', '7', '30']).default('1') }),
    data: todayView,
  },
})
