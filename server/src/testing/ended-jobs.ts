/** Jobs that were ordered by calls, once they have ended. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobView } from '@contract/jobs'
import { callApi, type TestApp } from './app'

const TRIES = 1_200
const PAUSE_MS = 25

interface OrderedJob {
  readonly token: string
  readonly id: string
}

/** Of any outcome. Throws Error after 30 s. */
export async function waitForEnd(
  { app }: Pick<TestApp, 'app'>,
  { token, id }: OrderedJob,
): Promise<JobView> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const job = (await callApi(app, 'GET', `/api/job/${id}`, { token })).data as JobView
    if (job.status !== 'queued' && job.status !== 'running') return job
    await sleep(PAUSE_MS)
  }
  throw new Error('the job did not end')
}

/** Throws AssertionError with the message of a job that fails. */
export async function waitForSuccess(
  server: Pick<TestApp, 'app'>,
  ordered: OrderedJob,
): Promise<JobView> {
  const job = await waitForEnd(server, ordered)
  assert.equal(job.status, 'succeeded', job.error?.message)
  return job
}
