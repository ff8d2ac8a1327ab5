/** Settings that need no restart. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints } from '../define'

const MOST_CREDITS = 100_000
const credits = z
  .number('积分是整数')
  .int('积分是整数')
  .min(0, '积分不能是负数')
  .max(MOST_CREDITS, `最多 ${MOST_CREDITS} 积分`)

/** Settings changed while the service runs; initial values: docs/CONFIGURATION.md. */
export const runningValues = z.strictObject({
  /** New accounts are taken; those that are there sign in either way. */
  signUps: z.boolean('请选开或关'),
  welcomeCredits: credits,
  /** Day 1–7 of a streak. */
  signinCredits: z.array(credits.max(9999, '一天最多 9999 积分')).length(7, '请写七天的积分'),
  inviterCredits: credits,
  invitedCredits: credits,
  firstTopupCredits: credits,
  /** Queued and running jobs of one person. */
  activeJobs: z.number('请写整数').int('请写整数').min(1, '至少 1 个').max(1000, '最多 1000 个'),
  /** Clients that are older must update; empty: none must. */
  oldestVersion: z.string().regex(/^$|^\d{1,3}\.\d{1,3}\.\d{1,3}$/, '版本号写成 6.9.0 这样'),
})
export type Running = z.output<typeof runningValues>

const settingsView = z.object({
  running: z.object({
    /** Values in effect. */
    now: runningValues,
    /** Values of the environment. */
    initial: runningValues,
    /** Names of those that were set here. */
    own: z.array(z.string()),
  }),
  operator: z.object({
    name: z.string().nullable(),
    contact: z.string().nullable(),
    /** Set here, not by the environment. */
    own: z.boolean(),
  }),
})

export const consoleSettingEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/settings',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Settings that can be changed without a restart, with their current values',
    data: settingsView,
  },
  running: {
    method: 'POST',
    path: '/api/console/settings/running',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change how the service runs, in every process within seconds; null: as it begins',
    body: z.strictObject({
      values: z.strictObject({
        signUps: runningValues.shape.signUps.nullable().optional(),
        welcomeCredits: credits.nullable().optional(),
        signinCredits: runningValues.shape.signinCredits.nullable().optional(),
        inviterCredits: credits.nullable().optional(),
        invitedCredits: credits.nullable().optional(),
        firstTopupCredits: credits.nullable().optional(),
        activeJobs: runningValues.shape.activeJobs.nullable().optional(),
        oldestVersion: runningValues.shape.oldestVersion.nullable().optional(),
      }),
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: settingsView,
  },
  operator: {
    method: 'POST',
    path: '/api/console/settings/operator',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Who runs this installation, as the agreements say; null: as the environment says',
    body: z.strictObject({
      operator: z
        .strictObject({
          name: z.string().trim().min(2, '名字至少 2 个字').max(60, '名字最多 60 个字'),
          contact: z.string().trim().min(1, '请写联系方式').max(120, '联系方式太长了'),
        })
        .nullable(),
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: settingsView,
  },
})
