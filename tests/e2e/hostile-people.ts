/** Two people with the worst names and words, a third who reviews, and what passed between them. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import { passAll, signInReviewer } from '../journeys/back-office'
import type { Sql } from '../../server/src/testing/sql'
import { Account } from './account'
import * as words from './hostile-words'

export interface HostileFixture {
  people: Account[]
  reviewer: Account
  ids: string[]
  /** A job with its first picture, and an album, of the first one. */
  jobId: string
  pictureId: string
  albumId: string
  /** Public works of the first one, and a remake of the first of them by the second one. */
  workIds: string[]
  remakeId: string
}

async function make(person: Account, prompt: string, count: number, extra: object = {}) {
  const params = { prompt, count, ratio: '1:1', negativePrompt: words.WORDS }
  const job = await person.runJob(params, extra)
  assert.equal(job.status, 'succeeded', job.error?.message)
  return job
}

function publish(person: Account, job: JobView, screen: number, title: string) {
  const { id: jobId, pictures } = job
  const body = { jobId, pictureId: pictures[screen]?.id, title, tags: words.TAGS }
  return person.post<{ id: string }>('/api/works/post', { ...body, words: words.WORDS })
}

async function introduce(person: Account, nickname: string): Promise<string> {
  await person.put('/api/user', { nickname, bio: words.BIO })
  return (await person.get<{ id: string }>('/api/user/info')).id
}

export async function makeHostileFixture(url: string, sql: Sql): Promise<HostileFixture> {
  const people = [
    await Account.signIn(url, '13800136701'),
    await Account.signIn(url, '13800136702'),
  ] as const
  const [author, other] = people
  const ids = [await introduce(author, words.NAMES[0]), await introduce(other, words.NAMES[1])]
  const reviewer = await signInReviewer(url, sql, '13800136703')
  const job = await make(author, words.PROMPT, words.TITLES.length)
  const works = []
  for (const [screen, title] of words.TITLES.entries()) {
    works.push(await publish(author, job, screen, title))
  }
  await passAll(reviewer)
  const workIds = works.map(({ id }) => id)
  const [first] = workIds
  const remake = await make(other, words.PROMPT, 1, { remakeOf: first })
  const { id: remakeId } = await publish(other, remake, 0, words.CLIMBING_TITLE)
  await passAll(reviewer)
  for (const id of workIds) await other.post('/api/works/like', { id })
  await author.post('/api/follow/follow', { user_id: ids[1] })
  await other.post('/api/follow/follow', { user_id: ids[0] })
  await other.post('/api/works/report', { id: first, reason: 'other', words: words.WORDS })
  await publish(other, await make(other, words.PROMPT, 1), 0, words.TITLES[1])
  const albums = []
  for (const name of words.ALBUM_NAMES) {
    albums.push(await author.post<{ id: string }>('/api/album', { name, jobIds: [job.id] }))
  }
  await author.post('/api/feedback', { requestId: randomUUID(), kind: 'bug', words: words.WORDS })
  return {
    people: [...people],
    reviewer,
    ids,
    workIds,
    remakeId,
    jobId: job.id,
    pictureId: job.pictures[0]?.id ?? '',
    albumId: albums[0]?.id ?? '',
  }
}
