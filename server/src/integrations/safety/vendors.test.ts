/** The vendors' checks against servers written from their documents; no test has met the real ones. */
import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createAliyunVendor } from './aliyun/aliyun'
import { signCall } from './aliyun/sign'
import { addVendorToPublicChecks } from './remote'
import { createTencentVendor } from './tencent/tencent'
import { createWordSafety } from './words'

interface SeenRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Answers as configured; null breaks the connection. */
function fakeVendor() {
  const requests: SeenRequest[] = []
  const fake = {
    server: createServer(),
    requests,
    answer: null as object | string | null,
    host: '',
  }
  fake.server.on('request', (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (fake.answer === null) return response.destroy()
      response.setHeader('content-type', 'application/json')
      response.end(typeof fake.answer === 'string' ? fake.answer : JSON.stringify(fake.answer))
    })
  })
  return fake
}

const fake = fakeVendor()
before(async () => {
  fake.server.listen(0, '127.0.0.1')
  await once(fake.server, 'listening')
  fake.host = `127.0.0.1:${(fake.server.address() as AddressInfo).port}`
})
beforeEach(() => {
  fake.requests.length = 0
  fake.answer = null
})
after(() => {
  fake.server.closeAllConnections()
  fake.server.close()
})

const picture = {
  key: 'job/a.png',
  url: 'https://mo.example/files/a.webp',
  read: async () => Buffer.from('picture'),
}

const VENDORS = {
  腾讯云: {
    safety: () =>
      addVendorToPublicChecks(
        createTencentVendor({
          secretId: 'id',
          secretKey: 'key',
          region: 'ap-guangzhou',
          bizType: 'works',
          endpoint: { host: fake.host, protocol: 'http://' },
        }),
        createWordSafety(),
      ),
    answers: {
      none: { Response: { RequestId: 'r', Suggestion: 'Pass', Label: 'Normal' } },
      doubt: { Response: { RequestId: 'r', Suggestion: 'Review', Label: 'Porn' } },
      refused: {
        Response: { RequestId: 'r', Suggestion: 'Block', Label: 'Ad', Keywords: ['坏词'] },
      },
      failed: { Response: { RequestId: 'r', Error: { Code: 'AuthFailure', Message: 'no' } } },
      strange: { Response: { RequestId: 'r', Suggestion: 'Perhaps' } },
    },
    remarks: { doubt: '色情', refused: '广告' },
  },
  阿里云: {
    safety: () =>
      addVendorToPublicChecks(
        createAliyunVendor({
          accessKeyId: 'id',
          accessKeySecret: 'secret',
          apiUrl: `http://${fake.host}`,
        }),
        createWordSafety(),
      ),
    answers: {
      none: { Code: 200, Data: { RiskLevel: 'none', Result: [{ Label: 'nonLabel' }] } },
      doubt: { Code: 200, Data: { RiskLevel: 'medium', Result: [{ Description: '疑似色情' }] } },
      refused: {
        Code: 200,
        Data: { RiskLevel: 'high', Result: [{ Description: '广告', RiskWords: '坏词,另一个' }] },
      },
      failed: { Code: 408, Message: 'permission denied' },
      strange: { Code: 200, Data: { RiskLevel: 'perhaps' } },
    },
    remarks: { doubt: '疑似色情', refused: '广告' },
  },
} as const

for (const [name, { safety, answers, remarks }] of Object.entries(VENDORS)) {
  describe(`checks by ${name}`, () => {
    test('what passes is not remarked; a doubt is; what is risky is refused and named', async () => {
      fake.answer = answers.none
      assert.deepEqual(await safety().checkPublic(['山居']), { allowed: true, remarks: [] })
      assert.deepEqual(await safety().checkPicture(picture), { remarks: [] })
      fake.answer = answers.doubt
      assert.deepEqual(await safety().checkPublic(['山居']), {
        allowed: true,
        remarks: [`${name}建议复核（文字）：${remarks.doubt}`],
      })
      fake.answer = answers.refused
      const refused = await safety().checkPublic(['含坏词的话'])
      assert.equal(refused.allowed, false)
      assert.equal(refused.allowed || refused.words[0], '坏词')
      // Pictures are judged by people.
      assert.deepEqual(await safety().checkPicture(picture), {
        remarks: [`${name}判为违规（图片）：${remarks.refused}`],
      })
    })

    test('what it cannot say goes to a reviewer and is never let through as checked', async () => {
      for (const answer of [null, answers.failed, answers.strange, 'no JSON', '']) {
        fake.answer = answer
        const said = JSON.stringify(answer)
        const verdict = await safety().checkPublic(['山居'])
        assert.deepEqual(verdict, { allowed: true, remarks: ['文字没能送去检查'] }, said)
        await assert.rejects(safety().checkPicture(picture), said)
      }
    })

    test('the lists refuse before anything is sent', async () => {
      fake.answer = answers.none
      assert.equal((await safety().checkPublic(['裸体'])).allowed, false)
      assert.equal((await safety().check(['山居'])).allowed, true)
      assert.deepEqual(fake.requests, [])
    })

    test('a long text is sent whole', async () => {
      fake.answer = answers.none
      await safety().checkPublic(['山'.repeat(7000)])
      assert.ok(fake.requests.length >= 3, `${fake.requests.length} pieces`)
    })
  })
}

test('Tencent is called as its documents say', async () => {
  fake.answer = VENDORS.腾讯云.answers.none
  await VENDORS.腾讯云.safety().checkPublic(['山居', '画山'])
  await VENDORS.腾讯云.safety().checkPicture(picture)
  const [text, image] = fake.requests
  for (const seen of [text, image]) {
    assert.equal(seen?.headers['x-tc-version'], '2020-12-29')
    assert.match(String(seen?.headers.authorization), /^TC3-HMAC-SHA256 Credential=id\//)
  }
  assert.equal(text?.headers['x-tc-action'], 'TextModeration')
  const sent = JSON.parse(text?.body ?? '') as { Content: string; BizType: string }
  assert.equal(Buffer.from(sent.Content, 'base64').toString(), '山居\n画山')
  assert.equal(sent.BizType, 'works')
  assert.equal(image?.headers['x-tc-action'], 'ImageModeration')
  const { FileContent } = JSON.parse(image?.body ?? '') as { FileContent: string }
  assert.equal(Buffer.from(FileContent, 'base64').toString(), 'picture')
})

/** The signature as the documents compute it, from what arrived. */
function computeSignature({ headers, body }: SeenRequest): string {
  const authorization = String(headers.authorization)
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? []
  const hash = createHash('sha256').update(body).digest('hex')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const canonical = ['POST', '/', '', ...lines, '', names, hash].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  return createHmac('sha256', 'secret').update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex')
}

test('Alibaba Cloud is called as its documents say', async () => {
  fake.answer = VENDORS.阿里云.answers.none
  await VENDORS.阿里云.safety().checkPublic(['山居'])
  await VENDORS.阿里云.safety().checkPicture(picture)
  const [text, image] = fake.requests
  assert.ok(text && image)
  for (const seen of [text, image]) {
    assert.equal(seen.headers['x-acs-version'], '2022-03-02')
    assert.ok(String(seen.headers.authorization).endsWith(`Signature=${computeSignature(seen)}`))
  }
  assert.equal(text.headers['x-acs-action'], 'TextModerationPlus')
  const fields = new URLSearchParams(text.body)
  assert.equal(fields.get('Service'), 'ugc_moderation_byllm')
  assert.deepEqual(JSON.parse(fields.get('ServiceParameters') ?? ''), { content: '山居' })
  assert.equal(image.headers['x-acs-action'], 'ImageModeration')
  const ofImage = new URLSearchParams(image.body)
  assert.equal(ofImage.get('Service'), 'baselineCheck')
  assert.deepEqual(JSON.parse(ofImage.get('ServiceParameters') ?? ''), { imageUrl: picture.url })
})

test('the signature is the one of the vendor’s published example', () => {
  const { headers } = signCall(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    { now: new Date('2023-10-26T10:22:32Z'), nonce: '3156853299f313e23d1673dc12e1703d' },
  )
  assert.equal(
    headers['authorization'],
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})
