import type { Reference } from '@contract/tools/references'
import { findBlock, findFreeNumber } from './input'

const reference = (number: number, role: Reference['role'] = 'style'): Reference => ({
  number,
  image: `upload:abcdefghij${number}`,
  role,
  strength: 70,
})
const studio = { max: 4, roles: ['style', 'colour', 'layout'], degrees: true } as const

const block = (references: readonly Reference[], over: object = {}) =>
  findBlock({ references, ability: studio, prompt: '湖边', pending: null, ...over })

test('a number stays free when its picture was taken away, and is the next one given', () => {
  expect(findFreeNumber([reference(1), reference(3)])).toBe(2)
})

test('uploads, mentions of a missing picture and roles the model cannot use hold the order up', () => {
  expect(block([reference(1)])).toBeNull()
  expect(block([reference(1)], { pending: 'sending' })).toBe('还在传参考图')
  expect(block([reference(1)], { pending: 'failed' })).toBe('有一张参考图没传上')
  expect(block([reference(1)], { prompt: '@1和@2' })).toBe('图 2 不在了')
  expect(block([reference(1, 'person')])).toBe('先选一样怎么办')
  expect(block([reference(1)], { ability: null })).toBe('先选一样怎么办')
  expect(block([], { prompt: '@2', ability: null })).toBeNull()
})

test('a model that only edits waits for a picture', () => {
  const ability = { ...studio, needed: true }
  expect(block([], { ability })).toBe('这个模型要先加参考图')
  expect(block([reference(1)], { ability })).toBeNull()
})
