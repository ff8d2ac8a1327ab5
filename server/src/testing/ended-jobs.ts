/** Jobs that were ordered by calls, once they have ended. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData } from '@contract/endpoints/all'
import { isTerminal, type JobView } from '@contract/jobs'
import { callApi, type TestApp } from './app'

/** Longer than any of them takes on a busy machine. */
const LIMIT_MS = 240_000
const PAUSE_MS = 40

type Server = Pick<TestApp, 'app'>
type Storyboard = CallData<'GET /api/storyboards/{id}'>

interface Ordered {
  readonly token: string
  /** Of the job, comparison or storyboard. */
  readonly id: string
}

/** Reads a path until its data holds. Throws AssertionError on a refusal and after LIMIT_MS. */
async function poll<T>(
  { app }: Server,
  { path, token }: { path: string; token: string },
  hasEnded: (data: T) => boolean,
): Promise<T> {
  for (const startedAt = Date.now(); ; await sleep(PAUSE_MS)) {
    const { code, message, data } = await callApi(app, 'GET', path, { token })
    assert.equal(code, 0, message)
    if (hasEnded(data as T)) return data as T
    assert.ok(Date.now() - startedAt < LIMIT_MS, `${path} did not end`)
  }
}

/** Of any outcome. */
export const waitForEnd = (server: Server, { token, id }: Ordered): Promise<JobView> =>
  poll<JobView>(server, { path: `/api/job/${id}`, token }, ({ status }) => isTerminal(status))

/** Throws AssertionError with the message of a job that fails. */
export async function waitForSuccess(server: Server, ordered: Ordered): Promise<JobView> {
  const job = await waitForEnd(server, ordered)
  assert.equal(job.status, 'succeeded', job.error?.message)
  return job
}

/** All jobs of a comparison or batch, of any outcome. */
export async function waitForComparison(
  server: Server,
  { token, id }: Ordered,
): Promise<JobView[]> {
  const path = `/api/job/comparison/${id}`
  const { jobs } = await poll<{ jobs: JobView[] }>(server, { path, token }, (comparison) =>
    comparison.jobs.every(({ status }) => isTerminal(status)),
  )
  return jobs
}

/** A storyboard whose last film was ordered, of any outcome. */
export async function waitForFilm(
  server: Server,
  { token, id }: Ordered,
): Promise<Storyboard & { film: NonNullable<Storyboard['film']> }> {
  const path = `/api/storyboards/${id}`
  const view = await poll<Storyboard>(server, { path, token }, ({ film }) =>
    Boolean(film && isTerminal(film.job.status)),
  )
  assert.ok(view.film)
  return { ...view, film: view.film }
}
