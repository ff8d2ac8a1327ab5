import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { patches } from '../../testing/works'

interface Info {
  readonly id: string
  readonly nickname: string
  readonly bio: string
  readonly phone: string
  readonly avatarUrl: string | null
}

describe('the own profile', () => {
  let server: TestApp
  let token = ''
  const phone = newPhone()
  before(async () => {
    server = await startTestApp()
    token = (await signInByCalls(server.app, phone)).token
  })
  after(() => server.close())

  const info = async () =>
    (await callApi(server.app, 'GET', '/api/user/info', { token })).data as Info
  const change = (body: unknown) => callApi(server.app, 'PUT', '/api/user', { token, body })

  test('shows the number masked and nothing secret', async () => {
    const profile = await info()
    assert.equal(profile.phone, `${phone.slice(0, 3)}****${phone.slice(-4)}`)
    assert.deepEqual(Object.keys(profile).sort(), [
      'account',
      'avatarUrl',
      'bio',
      'closesAt',
      'confirmBy',
      'confirmOptions',
      'createdAt',
      'email',
      'id',
      'nickname',
      'phone',
      'reviewing',
      'role',
    ])
  })

  test('changes only what is given', async () => {
    const before = await info()
    assert.equal((await change({ bio: ' 画山水的人 ' })).code, 0)
    assert.deepEqual(await info(), { ...before, bio: '画山水的人' })
    assert.equal((await change({})).code, 0)
    assert.equal((await change({ nickname: '阿墨' })).code, 0)
    assert.deepEqual(await info(), { ...before, bio: '画山水的人', nickname: '阿墨' })
  })

  test('refuses in one sentence what it cannot take, and changes nothing', async () => {
    const before = await info()
    for (const [body, sentence] of [
      [{ nickname: '   ' }, '昵称不能为空'],
      [{ nickname: '\u200b\u202e' }, '昵称不能为空'],
      [{ nickname: '名'.repeat(21) }, '昵称最多 20 个字'],
      [{ bio: '简'.repeat(121) }, '简介最多 120 个字'],
      [{ nickname: '好', role: 'reviewer' }, '不认识的参数 role'],
    ] as const) {
      const answer = await change(body)
      assert.deepEqual([answer.status, answer.message], [400, sentence])
    }
    assert.deepEqual(await info(), before)
  })

  test('what turns or hides is taken out of a bio, its lines stay', async () => {
    assert.equal((await change({ bio: '山\u202e水\u200b\r\n\n\n\n 云' })).code, 0)
    assert.equal((await info()).bio, '山水\n\n云')
  })

  test('words that may not be public may not stand in a profile', async () => {
    const before = await info()
    for (const body of [{ nickname: '裸体' }, { bio: '喜欢山水，也画裸\u200b体' }]) {
      const answer = await change(body)
      assert.deepEqual([answer.status, answer.message], [422, '「裸体」不能用在资料里，请换个说法'])
    }
    assert.deepEqual(await info(), before)
  })

  test('the avatar is an own upload; another person’s is not found', async () => {
    const stranger = await signInByCalls(server.app, newPhone())
    const uploadId = (await uploadAs(server, token, await patches(31))).slice('upload:'.length)
    const body = { avatarUploadId: uploadId }
    const theft = await callApi(server.app, 'PUT', '/api/user', { token: stranger.token, body })
    assert.equal(theft.status, 404)
    assert.equal((await change(body)).code, 0)
    const { avatarUrl } = await info()
    assert.ok(!String(avatarUrl).includes((await info()).id), 'its address names its owner')
    assert.match(String(avatarUrl), /\/avatar\/[\w-]+\.webp$/)
  })
})
