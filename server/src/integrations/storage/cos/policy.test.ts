import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeSignKey, signPolicy, signPolicyText, verifyPostForm } from './policy'

/** The example of Tencent's documentation of POST Object. */
const official = {
  secretKey: 'BQYIM75p8x0iWVFSIgqEKwFprpRSVHlz',
  keyTime: '1567150692;1567157892',
  policy:
    'ewogICAgImV4cGlyYXRpb24iOiAiMjAxOS0wOC0zMFQwOTozODoxMi40MTRaIiwKICAgICJjb25kaXRpb25zIjogWwogICAgICAgIHsgImFjbCI6ICJkZWZhdWx0IiB9LAogICAgICAgIHsgImJ1Y2tldCI6ICJleGFtcGxlYnVja2V0LTEyNTAwMDAwMDAiIH0sCiAgICAgICAgWyAic3RhcnRzLXdpdGgiLCAiJGtleSIsICJmb2xkZXIvc3ViZm9sZGVyLyIgXSwKICAgICAgICBbICJzdGFydHMtd2l0aCIsICIkQ29udGVudC1UeXBlIiwgImltYWdlLyIgXSwKICAgICAgICBbICJzdGFydHMtd2l0aCIsICIkc3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiLCAiaHR0cHM6Ly9teS53ZWJzaXRlLyIgXSwKICAgICAgICBbICJlcSIsICIkeC1jb3Mtc2VydmVyLXNpZGUtZW5jcnlwdGlvbiIsICJBRVMyNTYiIF0sCiAgICAgICAgeyAicS1zaWduLWFsZ29yaXRobSI6ICJzaGExIiB9LAogICAgICAgIHsgInEtYWsiOiAiQUtJRFFqejNsdG9tcFZqQm5pNUxpdGtXSEZsRnB3a245VTVxIiB9LAogICAgICAgIHsgInEtc2lnbi10aW1lIjogIjE1NjcxNTA2OTI7MTU2NzE1Nzg5MiIgfQogICAgXQp9',
  signKey: '39acc8c9f34ba5b19bce4e965b370cd3f62d2fba',
  signature: '7758dc9a832e9d301dca704cacbf9d9f8172fdef',
}

test('the documentation’s example signs to the documentation’s signature', () => {
  assert.equal(computeSignKey(official.secretKey, official.keyTime), official.signKey)
  const policyText = Buffer.from(official.policy, 'base64').toString('utf8')
  const { secretKey, keyTime } = official
  assert.equal(signPolicyText({ secretKey, keyTime, policyText }), official.signature)
})

const startS = 1_800_000_000
const account = { secretId: 'local', secretKey: 'not-a-real-key' }
const grant = {
  ...account,
  key: 'raw/u1/abc.jpg',
  bucket: null,
  minBytes: 1,
  maxBytes: 1000,
  startS,
  endS: startS + 600,
}

function form(change: Record<string, string> = {}) {
  return { ...signPolicy(grant), ...change }
}

test('a form made from the grant is accepted within its time and names its key and sizes', () => {
  const verdict = verifyPostForm(form(), { ...account, nowS: startS + 599 })
  const limits = { minBytes: 1, maxBytes: 1000 }
  assert.deepEqual(verdict, { ok: true, key: grant.key, isPrefix: false, ...limits })
})

/** The policy's text changed, but signed as before. */
function edited(from: string, to: string): Record<string, string> {
  const text = Buffer.from(form().policy, 'base64').toString('utf8')
  assert.ok(text.includes(from))
  return { policy: Buffer.from(text.replace(from, to)).toString('base64') }
}

const tampered: [string, Record<string, string>, number?][] = [
  ['another key in the form', { key: 'raw/u2/abc.jpg' }],
  ['another key in the policy', { ...edited('raw/u1', 'raw/u2'), key: 'raw/u2/abc.jpg' }],
  ['a larger size in the policy', edited('1000', '9999')],
  ['another signature', { 'q-signature': '0'.repeat(40) }],
  ['no signature', { 'q-signature': '' }],
  ['another access key', { 'q-ak': 'someone' }],
  ['another algorithm', { 'q-sign-algorithm': 'md5' }],
  ['a longer validity', { 'q-key-time': `${startS};${startS + 6000}` }],
  ['a policy that is no JSON', { policy: Buffer.from('hello').toString('base64') }],
  ['an expired signature', {}, startS + 600],
  ['a signature of the future', {}, startS - 1],
]
for (const [title, change, nowS = startS + 1] of tampered) {
  test(`a form with ${title} is refused`, () => {
    assert.equal(verifyPostForm(form(change), { ...account, nowS }).ok, false)
  })
}

test('every one-character change of the policy is refused', () => {
  const { policy } = form()
  for (let at = 0; at < policy.length; at += 1) {
    const other = policy[at] === 'A' ? 'B' : 'A'
    const change = { policy: policy.slice(0, at) + other + policy.slice(at + 1) }
    if (Buffer.from(change.policy, 'base64').equals(Buffer.from(policy, 'base64'))) continue
    assert.equal(
      verifyPostForm(form(change), { ...account, nowS: startS + 1 }).ok,
      false,
      `at ${at}`,
    )
  }
})

test('a signed policy that fixes neither key nor size is refused', () => {
  const keyTime = `${startS};${startS + 600}`
  const policyText = JSON.stringify({
    expiration: new Date((startS + 600) * 1000).toISOString(),
    conditions: [['starts-with', '$key', 'raw/']],
  })
  const change = {
    policy: Buffer.from(policyText).toString('base64'),
    'q-signature': signPolicyText({ secretKey: account.secretKey, keyTime, policyText }),
  }
  assert.equal(verifyPostForm(form(change), { ...account, nowS: startS + 1 }).ok, false)
})

test('a grant for a prefix accepts what begins with it and says that the rest was not fixed', () => {
  const prefix = signPolicy({ ...grant, key: `${grant.key}.`, isPrefix: true })
  const check = (key: string) =>
    verifyPostForm({ ...prefix, key }, { ...account, nowS: startS + 1 })
  const accepted = check(`${grant.key}.1of3`)
  assert.equal(accepted.ok && accepted.isPrefix, true)
  assert.equal(check(grant.key).ok, false)
  assert.equal(check('raw/u2/abc.jpg.1of3').ok, false)
})
