import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstRecord, parseRecord } from './record'
import { recordTextsInXmp, buildXmp } from './xmp'

const record = firstRecord({ producer: 'moguang', produceId: "a<b>&'c" })

const recordsInXmp = (xmp: string) => recordTextsInXmp(xmp).map(parseRecord)

test('a record survives XMP, in element and in attribute form', () => {
  const xmp = buildXmp(record)
  assert.deepEqual(recordsInXmp(xmp), [record])
  assert.ok(!/<TC260:AIGC>[^<]*"/.test(xmp), 'the JSON is escaped')
  const json = /<TC260:AIGC>([^<]*)</.exec(xmp)?.[1] ?? ''
  const attribute = `<x xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" TC260:AIGC="${json}"/>`
  assert.deepEqual(recordsInXmp(attribute), [record])
})

test('the inner object and the wrapped one read alike', () => {
  assert.deepEqual(parseRecord(JSON.stringify(record)), record)
  assert.deepEqual(parseRecord(JSON.stringify({ AIGC: record })), record)
})

for (const [title, change] of [
  ['a quote', { ProduceID: 'a"b' }],
  ['a backslash', { ProduceID: 'a\\b' }],
  ['a blank', { ContentProducer: 'mo guang' }],
  ['Chinese', { ContentProducer: '墨光' }],
  ['a number as label', { Label: 1 }],
  ['an unknown label', { Label: '4' }],
  ['no propagator', { ContentPropagator: undefined }],
] as const) {
  test(`a record with ${title} is refused`, () => {
    assert.throws(() => parseRecord(JSON.stringify({ ...record, ...change })))
  })
}
