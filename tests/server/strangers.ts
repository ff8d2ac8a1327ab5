/** Attempts of strangers on other users' objects: the fixture, and rows of the table. */
import assert from 'node:assert/strict'
import type { MediaRef } from '@contract/tools/media'
import { callApi, type Answer, type TestApp } from '../../server/src/testing/app'

export interface Fixture {
  readonly server: TestApp
  readonly owner: string
  readonly other: string
  /** A queued job of the owner. */
  readonly jobId: string
  /** A finished job of the owner, in an album of theirs. */
  readonly creationId: string
  readonly albumId: string
  /** A key granted to the owner by an upload policy. */
  readonly cosKey: string
  /** A picture that the owner uploaded. */
  readonly pictureRef: MediaRef
  /** A work of the owner that waits for review, and the picture it shows. */
  readonly work: { readonly id: string; readonly jobId: string; readonly pictureId: string }
}

/** Expected access of a signed-in stranger to another user's object. */
export type Row = (
  fixture: Fixture,
  token: string,
) => Promise<{ stranger: Answer; rule: (answer: Answer) => void }>

export const refusedAsMissing = (answer: Answer) => assert.equal(answer.status, 404, answer.message)
const forReviewers = (answer: Answer) => assert.equal(answer.status, 403, answer.message)

export function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: (fixture: Fixture) => string,
  rule: (answer: Answer) => void,
  body?: (fixture: Fixture) => unknown,
): Row {
  return async (fixture, token) => ({
    stranger: await callApi(fixture.server.app, method, url(fixture), {
      token,
      ...(body && { body: body(fixture) }),
    }),
    rule,
  })
}

/** Calls about a file by the key that its owner posts it under. */
export const UPLOAD_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/upload/parts': call(
    'POST',
    () => '/api/upload/parts',
    refusedAsMissing,
    ({ cosKey }) => ({ ext: 'png', sizeBytes: 1, cosKey }),
  ),
  'POST /api/cosupload': call(
    'POST',
    () => '/api/cosupload',
    ({ status, code }) => assert.ok(status === 404 || status === 403 || code === 5001, `${status}`),
    ({ cosKey }) => ({ cosKey }),
  ),
}

/** Calls about a work by its id: one that waits for review does not exist for strangers. */
export const WORK_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/works/{id}/related': call(
    'GET',
    ({ work }) => `/api/works/${work.id}/related`,
    refusedAsMissing,
  ),
  'GET /api/works/{id}': call('GET', ({ work }) => `/api/works/${work.id}`, refusedAsMissing),
  'POST /api/works/{id}/film': call(
    'POST',
    ({ work }) => `/api/works/${work.id}/film`,
    refusedAsMissing,
  ),
  'POST /api/works/{id}/appeal': call(
    'POST',
    ({ work }) => `/api/works/${work.id}/appeal`,
    refusedAsMissing,
    () => ({ words: '画的是自己的猫' }),
  ),
  'GET /api/works/page': call(
    'GET',
    ({ work }) => `/api/works/page?jobId=${work.jobId}`,
    ({ data }) => assert.deepEqual((data as { list: unknown[] }).list, []),
  ),
  'POST /api/works/favourite': call(
    'POST',
    () => '/api/works/favourite',
    refusedAsMissing,
    ({ work: { id } }) => ({ id, favourite: true }),
  ),
  'POST /api/works/post': call(
    'POST',
    () => '/api/works/post',
    refusedAsMissing,
    ({ work: { jobId, pictureId } }) => ({ jobId, pictureId, title: '山居' }),
  ),
  ...Object.fromEntries(
    ['cancelPost', 'like', 'cancelLike', 'report', 'choose'].map((name): [string, Row] => [
      `POST /api/works/${name}`,
      call(
        'POST',
        () => `/api/works/${name}`,
        name === 'choose' ? forReviewers : refusedAsMissing,
        ({ work: { id } }) => ({
          id,
          ...(name === 'report' && { reason: 'other' }),
          ...(name === 'choose' && { featured: true }),
        }),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['audit_pass', 'audit_reject'].map((name): [string, Row] => [
      `POST /api/works/${name}`,
      call(
        'POST',
        () => `/api/works/${name}`,
        forReviewers,
        () => ({ itemId: 'unknown', shown: '0'.repeat(64) }),
      ),
    ]),
  ),
  'POST /api/model/like': call(
    'POST',
    () => '/api/model/like',
    refusedAsMissing,
    () => ({ id: 'studio:nothing', liked: true }),
  ),
}
