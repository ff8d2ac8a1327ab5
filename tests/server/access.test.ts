import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Endpoint } from '@contract/endpoints/define'
import { toolRuns } from '@contract/endpoints/runs'
import { computeCost, listMedia } from '@contract/tools/define'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { FIRST_GOODS } from '../../server/src/modules/payment/goods-data'
import {
  onApiKey,
  onChange,
  onCharacter,
  onKey,
  onPasskey,
  STORYBOARD_ROWS,
  onWebhook,
} from './account-rows'
import { insertFirstGoods } from '../../server/src/modules/payment/repository'
import { newPhone } from '../../server/src/testing/accounts'
import { makeCreation } from '../../server/src/testing/creations'
import { uploadAs } from '../../server/src/testing/uploads'
import { makeJob, postAs } from '../../server/src/testing/works'
import { PLAIN_AGREEMENT } from '@contract/plain-copies'
import { endpoints, inputNames, keyOf, pathWith } from './contract-list'
import { call, refusedAsMissing, type Row, UPLOAD_ROWS, WORK_ROWS, type Fixture } from './strangers'
import { COMMENT_ROWS } from './comment-rows'
import { MASK_ROWS } from './mask-rows'
import { MUTE_ROWS } from './mute-rows'
import { CONTEST_ROWS } from './contest-rows'
import { NOTIFICATION_ROWS } from './notification-rows'
import { THREAD_ROWS } from './thread-rows'
import { paramsFor } from './tool-params'
import { PHOTO } from '../../server/src/testing/photos'

/** Every call that names a thing by id has a row; see the first test. */
const STRANGERS: Readonly<Record<string, Row>> = {
  'GET /api/job/{id}': call('GET', ({ jobId }) => `/api/job/${jobId}`, refusedAsMissing),
  'POST /api/job/{id}/cancel': call(
    'POST',
    ({ jobId }) => `/api/job/${jobId}/cancel`,
    refusedAsMissing,
  ),
  'GET /api/job/{id}/things': call(
    'GET',
    ({ jobId }) => `/api/job/${jobId}/things`,
    refusedAsMissing,
  ),
  'GET /api/job/{id}/layers': call(
    'GET',
    ({ jobId }) => `/api/job/${jobId}/layers`,
    refusedAsMissing,
  ),
  'POST /api/job/{id}/timelapse': call(
    'POST',
    ({ jobId }) => `/api/job/${jobId}/timelapse`,
    refusedAsMissing,
    () => ({ seconds: 3 }),
  ),
  'DELETE /api/img2tag/{id}': call(
    'DELETE',
    ({ jobId }) => `/api/img2tag/${jobId}`,
    refusedAsMissing,
  ),
  'POST /api/label/plain': call(
    'POST',
    () => '/api/label/plain',
    refusedAsMissing,
    ({ work: { pictureId } }) => ({ pictureId, agreement: PLAIN_AGREEMENT.version }),
  ),
  'POST /api/user/claimScore': call(
    'POST',
    () => '/api/user/claimScore',
    refusedAsMissing,
    ({ jobId }) => ({ id: jobId }),
  ),
  'POST /api/user/returnScore': call(
    'POST',
    () => '/api/user/returnScore',
    refusedAsMissing,
    ({ jobId }) => ({ id: jobId }),
  ),
  'GET /api/job/jobCompleted': call(
    'GET',
    ({ jobId }) => `/api/job/jobCompleted?ids=${jobId}`,
    ({ data }) => assert.deepEqual((data as { jobs: unknown[] }).jobs, []),
  ),
  'DELETE /api/job/myjob': call(
    'DELETE',
    ({ jobId }) => `/api/job/myjob?ids=${jobId}`,
    ({ data, status }) => {
      if (status !== 404) assert.deepEqual((data as { deleted: string[] }).deleted, [])
    },
  ),
  'POST /api/generate': call(
    'POST',
    () => '/api/generate',
    refusedAsMissing,
    ({ jobId }) => ({
      requestId: 'stranger-1',
      params: { prompt: '山' },
      quotedCredits: 2,
      parentId: jobId,
    }),
  ),
  'GET /api/job/comparison/{id}': async ({ server, owner, jobId }, token) => {
    await server.deps.pool.query(`update jobs set comparison_id = 'pair' where id = $1`, [jobId])
    const url = '/api/job/comparison/pair'
    assert.equal((await callApi(server.app, 'GET', url, { token: owner })).code, 0)
    return { stranger: await callApi(server.app, 'GET', url, { token }), rule: refusedAsMissing }
  },
  'GET /api/tools/getAppById': call(
    'GET',
    () => '/api/tools/getAppById?id=unknown',
    refusedAsMissing,
  ),
  'POST /api/tools/generate/{id}': call(
    'POST',
    () => '/api/tools/generate/ink-portrait',
    refusedAsMissing,
    ({ pictureRef }) => ({
      requestId: 'stranger-app',
      params: { image: pictureRef },
      quotedCredits: 1,
    }),
  ),
  'POST /api/generate/read': call(
    'POST',
    () => '/api/generate/read',
    ({ status }) => assert.equal(status, 400),
    () => ({ prompt: '山', modelId: 'own-key-of-another' }),
  ),
  ...MASK_ROWS,
  'PUT /api/user': call(
    'PUT',
    () => '/api/user',
    refusedAsMissing,
    () => ({ avatarUploadId: 'not-mine' }),
  ),
  ...UPLOAD_ROWS,
}

/** With an order of the owner's made for it. */
function onOrder(method: 'GET' | 'POST', path: string, bodyOf?: (id: string) => unknown): Row {
  return async ({ server, owner }, token) => {
    await insertFirstGoods(server.deps.db, FIRST_GOODS)
    const created = await callApi(server.app, 'POST', '/api/order/create', {
      token: owner,
      body: { requestId: path, goodsId: FIRST_GOODS[0]?.id },
    })
    const { id } = created.data as { id: string }
    const url = bodyOf ? path : `${path}?id=${id}`
    const stranger = await callApi(server.app, method, url, {
      token,
      ...(bodyOf && { body: bodyOf(id) }),
    })
    return { stranger, rule: refusedAsMissing }
  }
}

const ORDER_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/payment/iapValidatePayment': onOrder(
    'POST',
    '/api/payment/iapValidatePayment',
    (orderId) => ({ orderId, signedTransaction: 'x'.repeat(40) }),
  ),
  'GET /api/order/getOrder': onOrder('GET', '/api/order/getOrder'),
  'POST /api/payment/h5pay': onOrder('POST', '/api/payment/h5pay', (orderId) => ({
    orderId,
    provider: 'sandbox',
  })),
}

/** Every tool's call: neither on another's picture, nor as a child of another's job. */
const TOOL_ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  toolRuns.map(({ tool, endpoint }): [string, Row] => {
    const row = call(
      'POST',
      () => endpoint.path,
      refusedAsMissing,
      ({ pictureRef, jobId }) => {
        const params = paramsFor(tool, pictureRef)
        const quotedCredits = computeCost(tool, params, 2)
        // Without a picture of the owner the parent job is named.
        const parent = listMedia(tool, params).length > 0 ? {} : { parentId: jobId }
        return { requestId: `stranger-${tool.id}`, params, quotedCredits, ...parent }
      },
    )
    return [keyOf(endpoint), row]
  }),
)

const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/characters/{id}': onCharacter('GET'),
  'PUT /api/characters/{id}': onCharacter('PUT'),
  'DELETE /api/characters/{id}': onCharacter('DELETE'),
  ...STORYBOARD_ROWS,
  'PUT /api/user/own-keys/{id}': onKey('PUT', '', { name: '我的了' }),
  'POST /api/user/own-keys/{id}/test': onKey('POST', '/test'),
  'DELETE /api/user/own-keys/{id}': onKey('DELETE'),
  'PATCH /api/keys/{id}': onApiKey('PATCH', '', { name: '我的了' }),
  'POST /api/keys/{id}/rotate': onApiKey('POST', '/rotate'),
  'DELETE /api/keys/{id}': onApiKey('DELETE'),
  'PATCH /api/webhooks/{id}': onWebhook('PATCH', '', { enabled: false }),
  'POST /api/webhooks/{id}/rotate': onWebhook('POST', '/rotate'),
  'DELETE /api/webhooks/{id}': onWebhook('DELETE'),
  'GET /api/webhooks/{id}/deliveries': onWebhook('GET', '/deliveries'),
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver': onWebhook(
    'POST',
    '/deliveries/{deliveryId}/redeliver',
    {},
  ),
  'PUT /api/user/passkeys/{id}': onPasskey('PUT', { name: '我的了' }),
  'POST /api/user/passkeys/{id}/remove': onPasskey('POST'),
  'POST /api/user/means/changes/{id}/undo': onChange,
  'POST /api/auth/sessions/end': async ({ server, owner }, token) => {
    const mine = await callApi(server.app, 'GET', '/api/auth/sessions', { token: owner })
    const id = (mine.data as { list: { id: string }[] }).list[0]?.id
    const url = '/api/auth/sessions/end'
    const stranger = await callApi(server.app, 'POST', url, { token, body: { id } })
    return { stranger, rule: refusedAsMissing }
  },
}

/** Another user's album does not exist, and another user's job cannot be added to an own album. */
const ALBUM_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/album': call(
    'POST',
    () => '/api/album',
    refusedAsMissing,
    ({ creationId }) => ({ name: '画集', jobIds: [creationId] }),
  ),
  'GET /api/album/my': call(
    'GET',
    ({ creationId }) => `/api/album/my?jobId=${creationId}`,
    ({ data }) => assert.deepEqual((data as { list: unknown[] }).list, []),
  ),
  'GET /api/album/getJobs': call(
    'GET',
    ({ albumId }) => `/api/album/getJobs?id=${albumId}`,
    refusedAsMissing,
  ),
  'POST /api/album/addJobsToAlbum': call(
    'POST',
    () => '/api/album/addJobsToAlbum',
    refusedAsMissing,
    ({ albumId, creationId }) => ({ id: albumId, jobIds: [creationId] }),
  ),
  'POST /api/album/addJobToAlbums': call(
    'POST',
    () => '/api/album/addJobToAlbums',
    refusedAsMissing,
    ({ albumId, creationId }) => ({ jobId: creationId, ids: [albumId] }),
  ),
  'POST /api/album/moveJobsOutAlbum': call(
    'POST',
    () => '/api/album/moveJobsOutAlbum',
    refusedAsMissing,
    ({ albumId, creationId }) => ({ id: albumId, jobIds: [creationId] }),
  ),
  'PUT /api/album/{id}': call(
    'PUT',
    ({ albumId }) => `/api/album/${albumId}`,
    refusedAsMissing,
    () => ({ name: '我的了' }),
  ),
  'DELETE /api/album/{id}': call(
    'DELETE',
    ({ albumId }) => `/api/album/${albumId}`,
    refusedAsMissing,
  ),
}

const ALL_ROWS = {
  ...STRANGERS,
  ...WORK_ROWS,
  ...ORDER_ROWS,
  ...COMMENT_ROWS,
  ...MUTE_ROWS,
  ...CONTEST_ROWS,
  ...THREAD_ROWS,
  ...NOTIFICATION_ROWS,
  ...ACCOUNT_ROWS,
  ...TOOL_ROWS,
  ...ALBUM_ROWS,
}

/** Names that end in Id and have no owner. */
const NOT_PROPERTY = new Set(['requestId', 'tagId', 'goodsId', 'styleId'])

/** The staff's calls are about everybody: console-access.test.ts says who may make them. */
function namesAThing(endpoint: Endpoint): boolean {
  if (endpoint.auth === 'staff') return false
  return inputNames(endpoint).some(
    (name) => /^(ids?|.+Id|cosKey)$/.test(name) && !NOT_PROPERTY.has(name),
  )
}

/** A finished job of this person in an album of theirs. */
async function makeAlbumWithCreation({ app, deps }: TestApp, token: string) {
  const info = await callApi(app, 'GET', '/api/user/info', { token })
  const creationId = await makeCreation(deps.db, (info.data as { id: string }).id)
  const album = await callApi(app, 'POST', '/api/album', {
    token,
    body: { name: '山水', jobIds: [creationId] },
  })
  return { creationId, albumId: (album.data as { id: string }).id }
}

async function waitingWork(server: TestApp, token: string): Promise<Fixture['work']> {
  const info = await callApi(server.app, 'GET', '/api/user/info', { token })
  const finished = await makeJob(server.deps, (info.data as { id: string }).id)
  return { id: await postAs(server, token, finished), ...finished }
}

describe('who may ask', () => {
  let fixture: Fixture
  before(async () => {
    const server = await startTestApp({
      env: { OWN_KEY_HOSTS: 'http://127.0.0.1:9', WEBHOOK_ORIGINS: 'http://127.0.0.1:9' },
    })
    const { token: owner } = await signInByCalls(server.app, newPhone())
    const { token: other } = await signInByCalls(server.app, newPhone())
    const submitted = await callApi(server.app, 'POST', '/api/generate', {
      token: owner,
      body: { requestId: 'owner-job-1', params: { prompt: '山' }, quotedCredits: 2 },
    })
    assert.equal(submitted.code, 0, submitted.message)
    const policy = await callApi(server.app, 'POST', '/api/upload-policy', {
      token: owner,
      body: { ext: 'png' },
    })
    const { cosKey } = policy.data as { cosKey: string }
    const jobId = (submitted.data as { job: { id: string } }).job.id
    const photo = readFileSync(PHOTO)
    const pictureRef = await uploadAs(server, owner, photo)
    const creation = await makeAlbumWithCreation(server, owner)
    const work = await waitingWork(server, owner)
    fixture = { server, owner, other, jobId, ...creation, cosKey, pictureRef, work }
  })
  after(() => fixture.server.close())

  test('every call that names a thing by id has a row in the table of strangers', () => {
    const without = endpoints
      .filter(namesAThing)
      .map(keyOf)
      .filter((key) => !ALL_ROWS[key])
    assert.deepEqual(without, [])
    const known = endpoints.map(keyOf)
    assert.deepEqual(
      Object.keys(ALL_ROWS).filter((key) => !known.includes(key)),
      [],
    )
  })

  for (const endpoint of endpoints) {
    const expected = ['user', 'reviewer', 'staff'].includes(endpoint.auth)
    test(`${keyOf(endpoint)}: ${expected ? 'no session, a forged or a foreign token get 401' : 'open to everybody'}`, async () => {
      const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'
      for (const token of [undefined, forged, `${forged}x`, fixture.owner.slice(0, -3) + 'abc']) {
        const answer = await callApi(
          fixture.server.app,
          endpoint.method,
          pathWith(endpoint, 'some-id'),
          {
            ...(token && { token }),
            ...(endpoint.method !== 'GET' && { body: {} }),
          },
        )
        // For an optional session, an expired one still gets its error: the client renews it.
        const refused = expected || (endpoint.auth === 'optional' && token !== undefined)
        assert.equal(answer.status === 401, refused, `${answer.status} ${answer.message}`)
        if (refused) assert.equal(answer.code, 401)
      }
    })
  }

  for (const [key, row] of Object.entries(ALL_ROWS)) {
    test(`${key}: nothing of another person's`, async () => {
      const { stranger, rule } = await row(fixture, fixture.other)
      rule(stranger)
    })
  }

  test('the owner still has it after all the strangers', async () => {
    const { app } = fixture.server
    const job = await callApi(app, 'GET', `/api/job/${fixture.jobId}`, { token: fixture.owner })
    assert.equal((job.data as { status: string }).status, 'queued')
  })
})
