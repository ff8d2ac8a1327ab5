/** Comments of test users by calls, past the limits per minute. */
import assert from 'node:assert/strict'
import type { CallData } from '@contract/endpoints/all'
import { callApi, type TestApp } from './app'
import type { Person } from './works'

type List = CallData<'GET /api/comment/list'>
type Written = CallData<'POST /api/comment/write'>
type ReviewQueue = CallData<'GET /api/works/review'>

const PER_MINUTE = 5

/** `getServer`: of a suite, started before the first call. */
export function createCommentCalls(getServer: () => TestApp) {
  let requests = 0

  const post = (who: Person, url: string, body: object) =>
    callApi(getServer().app, 'POST', url, { token: who.token, body })

  /** The answer, also of a refusal. */
  async function write(who: Person, workId: string, words: string, over: object = {}) {
    if (requests % PER_MINUTE === 0) getServer().forward(60_001)
    const requestId = `request-${(requests += 1)}`
    return post(who, '/api/comment/write', { workId, words, requestId, ...over })
  }

  async function written(who: Person, workId: string, words: string, over: object = {}) {
    const answer = await write(who, workId, words, over)
    assert.equal(answer.code, 0, answer.message)
    return answer.data as Written
  }

  async function list(who: Person | null, workId: string, query = ''): Promise<List> {
    const url = `/api/comment/list?workId=${workId}${query}`
    const answer = await callApi(getServer().app, 'GET', url, who ? { token: who.token } : {})
    assert.equal(answer.code, 0, answer.message)
    return answer.data as List
  }

  /** Decides on the comment with these words; answers the item of the queue. */
  async function decide(reviewer: Person, words: string, reason: string | null) {
    const answer = await callApi(getServer().app, 'GET', '/api/works/review?kind=comment', {
      token: reviewer.token,
    })
    const item = (answer.data as ReviewQueue).items.find((one) => one.words === words)
    assert.ok(item, `「${words}」 is not in the queue`)
    const body = { itemId: item.id, shown: item.shown, ...(reason !== null && { reason }) }
    const path = reason === null ? 'audit_pass' : 'audit_reject'
    const decided = await post(reviewer, `/api/works/${path}`, body)
    assert.equal(decided.code, 0, decided.message)
    return item
  }

  /** Notifications of a user, newest first. */
  async function listNotices(who: Person): Promise<string[]> {
    const url = '/api/notification/my'
    const { data } = await callApi(getServer().app, 'GET', url, { token: who.token })
    return (data as CallData<'GET /api/notification/my'>).list.map(({ text }) => text)
  }

  return { post, write, written, list, decide, listNotices }
}

/** A user without mutes, for calls past HTTP. */
export const asUser = (id: string) => ({ id, muteRevision: 0 })
