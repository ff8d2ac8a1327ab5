/** Passkeys are removed with a confirmation, and confirm other changes themselves. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { Authenticator } from '../../../testing/authenticator'
import { addPasskeyAs, ORIGIN, PASSKEY_ENV, startPasskey } from '../../../testing/passkeys'
import { GOOD_PASSWORD, joinByPassword } from '../../../testing/password-accounts'
import { signInNew } from '../../../testing/sessions'

const OTHER_PASSWORD = '松下问童子 言师采药去'

describe('confirmation around passkeys', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: PASSKEY_ENV })
  })
  after(() => server.close())

  const post = (url: string, body: object, token?: string) =>
    callApi(server.app, 'POST', url, { body, ...(token && { token }) })
  const listed = async (token: string) => {
    const { data } = await callApi(server.app, 'GET', '/api/user/passkeys', { token })
    return (data as { list: { id: string }[] }).list
  }
  /** A signed-in account with a passkey. */
  async function holder() {
    const { token } = await signInNew(server)
    const device = new Authenticator(ORIGIN)
    assert.equal((await addPasskeyAs(server, token, device)).code, 0)
    return { token, device }
  }
  async function arrive(device: Authenticator) {
    const { options, flow } = await startPasskey(server)
    return (await post('/api/auth/passkey/login', { flow, answer: device.get(options) })).code
  }

  test('removing takes what confirms it, and is undone with the passkey as it was', async () => {
    const device = new Authenticator(ORIGIN)
    const { token } = await joinByPassword(server)
    const proof = { password: GOOD_PASSWORD }
    assert.equal((await addPasskeyAs(server, token, device, proof)).code, 0)
    const [passkey] = await listed(token)
    const remove = (body: object) => post(`/api/user/passkeys/${passkey?.id}/remove`, body, token)
    assert.match((await remove({})).message, /请填写密码/)
    assert.equal((await remove({ password: OTHER_PASSWORD })).code, 1009)
    assert.equal((await remove(proof)).code, 0)
    assert.equal(await arrive(device), 1006)
    const { data } = await callApi(server.app, 'GET', '/api/user/means/changes', { token })
    const [removal] = (data as { list: { id: string; words: string }[] }).list
    assert.match(removal?.words ?? '', /^账号删除了通行密钥/)
    const undo = `/api/user/means/changes/${removal?.id}/undo`
    assert.match((await post(undo, {}, token)).message, /请填写密码/)
    assert.equal((await post(undo, proof, token)).code, 0)
    assert.equal(await arrive(device), 0)
  })

  test('a passkey of another account, or an answer to another session, confirms nothing', async () => {
    const { token, device } = await holder()
    const other = await holder()
    const path = '/api/user/passkeys/confirm'
    const begin = async (access: string) =>
      (await post(path, {}, access)).data as Awaited<ReturnType<typeof startPasskey>>
    const mine = await begin(token)
    const foreign = { passkey: { flow: mine.flow, answer: other.device.get(mine.options) } }
    assert.equal((await post('/api/user/passkeys/start', foreign, token)).code, 1006)
    const theirs = await begin(other.token)
    const swapped = { passkey: { flow: theirs.flow, answer: device.get(theirs.options) } }
    assert.equal((await post('/api/user/passkeys/start', swapped, token)).code, 1006)
    const again = await begin(token)
    const right = { passkey: { flow: again.flow, answer: device.get(again.options) } }
    assert.equal((await post('/api/user/passkeys/start', right, token)).code, 0)
  })
})
