import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundRegion } from '@studio/tools/regions/definition'
import { suggestOnPhoto } from './suggestions'

const region = (kind: FoundRegion['kind'], name: string, share: number): FoundRegion =>
  ({
    id: name,
    kind,
    name,
    share,
    score: 0.9,
    bounds: { x: 0, y: 0, width: 0.5, height: 0.5 },
  }) as FoundRegion
const suggest = (...regions: FoundRegion[]) =>
  suggestOnPhoto(regions, false).map(({ sentence }) => sentence)

test('what a photograph is about is never removed', () => {
  assert.deepEqual(suggest(region('thing', '猫', 0.3)), ['虚化背景'])
  assert.deepEqual(suggest(region('thing', '猫', 0.3), region('thing', '碗', 0.1)), [
    '虚化背景',
    '去掉碗',
  ])
})

test('passers-by and things next to a person are removed after the background is offered', () => {
  const found = [
    region('person', '人', 0.3),
    region('person', '人', 0.05),
    region('thing', '车', 0.2),
  ]
  assert.deepEqual(suggest(...found), ['虚化背景', '去掉路人', '去掉车'])
})
