import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startWechatMini, type WechatMini } from '../../testing/wechat-mini'
import { SignInFailed, type SignInTrouble } from './provider'
import { createWechatMini } from './wechat-mini'

const PHONE = '13812345678'
const HTML = { status: 502, headers: { 'content-type': 'text/html' }, body: '<html>502</html>' }

describe('the WeChat mini-program as a way to sign in', () => {
  let wechat: WechatMini
  before(async () => {
    wechat = await startWechatMini()
  })
  after(() => wechat.close())

  const provider = (more: object = {}) => createWechatMini({ ...wechat.app, ...more })
  const failsWith = (trouble: SignInTrouble, work: Promise<unknown>) =>
    assert.rejects(work, (error) => {
      assert.ok(error instanceof SignInFailed)
      assert.equal(error.trouble, trouble)
      return true
    })

  test('a code of wx.login is an open id, once', async () => {
    const code = wechat.loginCode('o-1')
    assert.equal(await provider().subjectOf(code), 'o-1')
    await failsWith('code', provider().subjectOf(code))
    await failsWith('code', provider().subjectOf('made up'))
  })

  test('a code of the button is a number, once; one token serves many', async () => {
    const mini = provider()
    const before = wechat.countIssuedTokens()
    const code = wechat.phoneCode(PHONE)
    assert.equal(await mini.fetchPhone(code), PHONE)
    await failsWith('code', mini.fetchPhone(code))
    const more = Array.from({ length: 10 }, () => mini.fetchPhone(wechat.phoneCode(PHONE)))
    assert.deepEqual(new Set(await Promise.all(more)), new Set([PHONE]))
    const tokenRequests = wechat.requests.filter(({ path }) => path === '/cgi-bin/stable_token')
    assert.equal(tokenRequests.length, 1)
    assert.equal(wechat.countIssuedTokens(), before + 1)
  })

  for (const errcode of [40_001, 42_001]) {
    test(`a token that ended early (${errcode}) is renewed once, and the code not wasted`, async () => {
      const mini = provider()
      await mini.fetchPhone(wechat.phoneCode(PHONE))
      wechat.endToken(errcode)
      assert.equal(await mini.fetchPhone(wechat.phoneCode(PHONE)), PHONE)
    })
  }

  test('a token is renewed before it ends', async () => {
    const mini = provider()
    const ending = { access_token: 'short', expires_in: 290 }
    wechat.answerNext({ body: JSON.stringify(ending) }, { body: '{"errcode":40029}' })
    await failsWith('code', mini.fetchPhone('x'))
    assert.equal(await mini.fetchPhone(wechat.phoneCode(PHONE)), PHONE)
  })

  test('a token that ends again and again is not requested endlessly', async () => {
    const mini = provider()
    await mini.fetchPhone(wechat.phoneCode(PHONE))
    const token = { body: JSON.stringify({ access_token: 't', expires_in: 7200 }) }
    const ended = { body: JSON.stringify({ errcode: 42_001, errmsg: 'access_token expired' }) }
    wechat.answerNext(ended, token, ended)
    await failsWith('down', mini.fetchPhone(wechat.phoneCode(PHONE)))
  })

  test('a number shown to another app is refused; one from abroad is recognised', async () => {
    await failsWith('code', provider().fetchPhone(wechat.phoneCode(PHONE, { appId: 'wxother' })))
    const abroad = wechat.phoneCode('5551234', { countryCode: '1' })
    await failsWith('foreign', provider().fetchPhone(abroad))
  })

  const answers: [string, SignInTrouble, number][] = [
    ['busy', 'down', -1],
    ['too often', 'often', 45_011],
    ['a person at risk', 'refused', 40_226],
    ['a wrong secret', 'down', 40_125],
  ]
  for (const [name, trouble, errcode] of answers) {
    test(`${name} (${errcode}) is ${trouble}`, async () => {
      wechat.failNext(errcode, name)
      await failsWith(trouble, provider().subjectOf(wechat.loginCode('o-1')))
    })
  }

  test('HTML, nothing of use and no answer at all are down', async () => {
    for (const answer of [HTML, { body: '{}' }, { body: '"ok"' }, { body: '' }, null]) {
      wechat.answerNext(answer)
      await failsWith('down', provider({ timeoutMs: 150 }).subjectOf(wechat.loginCode('o-1')))
    }
  })

  test('no error contains a secret, a code, a number or a session key', async () => {
    const messages: string[] = []
    const note = (error: unknown): void => {
      for (let at = error; at instanceof Error; at = at.cause)
        messages.push(`${at.stack ?? ''} ${at}`)
    }
    const half = JSON.stringify({ session_key: 'half-a-key', openid: 7 })
    wechat.answerNext({ body: half.slice(0, 30) }, { body: half }, null)
    for (let nth = 0; nth < 3; nth += 1)
      await provider({ timeoutMs: 150 }).subjectOf('secret-code').catch(note)
    await provider({ apiUrl: 'http://127.0.0.1:9' }).subjectOf('secret-code').catch(note)
    await provider()
      .fetchPhone(wechat.phoneCode(PHONE, { appId: 'wxother' }))
      .catch(note)
    assert.equal(messages.length >= 5, true)
    const secrets = [wechat.app.appSecret, 'secret-code', 'half-a-key', PHONE, 'access-token']
    for (const secret of secrets) assert.ok(!messages.join('\n').includes(secret), secret)
  })
})
