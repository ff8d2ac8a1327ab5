/** Rows of the table of strangers about means of an account. */
import assert from 'node:assert/strict'
import { insertDelivery } from '../../server/src/modules/webhook/repository'
import { meansChanges, passkeys } from '../../server/src/platform/db/schema'
import { newId } from '../../server/src/platform/lib/ids'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { callApi } from '../../server/src/testing/app'
import { type Fixture, refusedAsMissing, type Row } from './strangers'

/** A passkey of the owner's, made for each row. */
export function onPasskey(method: 'PUT' | 'POST', body: object = {}): Row {
  return async ({ server, owner }, token) => {
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
    const { id: userId } = info.data as { id: string }
    const id = `passkey-${method}`
    const row = { userHandle: 'h', publicKey: 'k', counter: 0, transports: [], name: '手机' }
    await server.deps.db.insert(passkeys).values({ ...row, id, credentialId: id, userId })
    const url = `/api/user/passkeys/${id}${method === 'POST' ? '/remove' : ''}`
    const stranger = await callApi(server.app, method, url, { token, body })
    const own = method === 'POST' ? { code: await ownCode({ server, owner }, 'passkey') } : body
    assert.equal((await callApi(server.app, method, url, { token: owner, body: own })).code, 0)
    return { stranger, rule: refusedAsMissing }
  }
}

/** Code sent to the owner's number. */
async function ownCode({ server, owner }: Pick<Fixture, 'server' | 'owner'>, purpose: string) {
  const body = { purpose }
  const sent = await callApi(server.app, 'POST', '/api/auth/ownCode', { token: owner, body })
  return (sent.data as { devCode: string }).devCode
}

/** A change of the owner's that can be undone. */
export const onChange: Row = async ({ server, owner }, token) => {
  const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
  const { id: userId } = info.data as { id: string }
  const undoUntil = new Date(server.deps.now().getTime() + 3_600_000)
  await server.deps.db.insert(meansChanges).values({
    id: 'a-change',
    userId,
    means: 'wechat-mini',
    words: '改动',
    codeHash: 'h',
    recipients: [],
    before: { kind: 'wechat-mini', link: null },
    undoUntil,
  })
  const url = '/api/user/means/changes/a-change/undo'
  return {
    stranger: await callApi(server.app, 'POST', url, { token, body: {} }),
    rule: refusedAsMissing,
  }
}

/** An API key of the owner's, made for each row. */
export function onApiKey(method: 'PATCH' | 'POST' | 'DELETE', tail = '', body: object = {}): Row {
  return async ({ server, owner }, token) => {
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
    const { id } = await makeApiKey(server, (data as { id: string }).id)
    const url = `/api/keys/${id}${tail}`
    return {
      stranger: await callApi(server.app, method, url, { token, body }),
      rule: refusedAsMissing,
    }
  }
}

/** A webhook endpoint of the owner's with a delivery, made for each row. */
export function onWebhook(
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  tail = '',
  body?: object,
): Row {
  return async ({ server, owner }, token) => {
    const { data } = await callApi(server.app, 'POST', '/api/webhooks', {
      token: owner,
      body: { url: 'http://127.0.0.1:9/hook', events: ['job.failed'] },
    })
    const { id } = data as { id: string }
    const deliveryId = newId()
    const row = { id: deliveryId, endpointId: id, event: 'job.failed', body: '{}' }
    await insertDelivery(server.deps.db, { ...row, state: 'failed', createdAt: new Date() })
    const url = `/api/webhooks/${id}${tail.replace('{deliveryId}', deliveryId)}`
    const stranger = await callApi(server.app, method, url, { token, ...(body && { body }) })
    const { code } = await callApi(server.app, 'DELETE', `/api/webhooks/${id}`, { token: owner })
    assert.equal(code, 0, 'its owner finds it')
    return { stranger, rule: refusedAsMissing }
  }
}

/** A key of the owner's, made for each row. */
export function onKey(method: 'PUT' | 'POST' | 'DELETE', tail = '', body: object = {}): Row {
  return async ({ server, owner }, token) => {
    const created = await callApi(server.app, 'POST', '/api/user/own-keys', {
      token: owner,
      body: { name: '图', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', apiKey: 'sk-12345678' },
    })
    const url = `/api/user/own-keys/${(created.data as { id: string }).id}${tail}`
    return {
      stranger: await callApi(server.app, method, url, { token, body }),
      rule: refusedAsMissing,
    }
  }
}

let characters = 0

/** A character of the owner's, made for each row. */
export function onCharacter(method: 'GET' | 'PUT' | 'DELETE'): Row {
  return async ({ server, owner }, token) => {
    const nth = '甲乙丙丁戊'[characters++] ?? ''
    const content = { name: `小${nth}`, words: '女孩，黑短发', pictures: [], real: null }
    const created = await callApi(server.app, 'POST', '/api/characters', {
      token: owner,
      body: content,
    })
    const url = `/api/characters/${(created.data as { id: string }).id}`
    const body = method === 'PUT' ? content : undefined
    return {
      stranger: await callApi(server.app, method, url, { token, ...(body && { body }) }),
      rule: refusedAsMissing,
    }
  }
}

/** A storyboard of the owner's with one shot, made for each row. */
function onStoryboard(method: 'GET' | 'PUT' | 'DELETE' | 'POST', tail = '', body?: object): Row {
  return async ({ server, owner }, token) => {
    const created = await callApi(server.app, 'POST', '/api/storyboards', {
      token: owner,
      body: { script: '雪山下的湖。' },
    })
    const url = `/api/storyboards/${(created.data as { id: string }).id}${tail}`
    const stranger = await callApi(server.app, method, url, { token, ...(body && { body }) })
    return { stranger, rule: refusedAsMissing }
  }
}

const STORYBOARD_ORDER = { requestId: 'stranger-storyboard', version: 1, quotedCredits: 2 }

export const STORYBOARD_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/storyboards/{id}': onStoryboard('GET'),
  'PUT /api/storyboards/{id}': onStoryboard('PUT', '', { version: 1, title: '我的了' }),
  'DELETE /api/storyboards/{id}': onStoryboard('DELETE'),
  'POST /api/storyboards/{id}/pictures': onStoryboard('POST', '/pictures', {
    ...STORYBOARD_ORDER,
    shots: ['shot-1'],
  }),
  'POST /api/storyboards/{id}/film': onStoryboard('POST', '/film', STORYBOARD_ORDER),
}
