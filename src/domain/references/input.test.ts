import type { Reference } from '@contract/tools/references'
import { findBlock, findFreeNumber, renumberMoved } from './input'

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

describe('moving a picture', () => {
  const draft = {
    all: [reference(1, 'colour'), reference(2), reference(4, 'layout')],
    aside: [reference(3, 'person')],
    guessed: [2, 4],
    prompt: '用@1的颜色，图2的画风，照＠4构图，@9不动，图10也不动',
  }
  const images = ({ all, aside }: Pick<typeof draft, 'all' | 'aside'>) =>
    [...all, ...aside]
      .sort((a, b) => a.number - b.number)
      .map(({ image, role }) => `${image.slice(-1)}${role}`)

  test('roles, guesses and mentions follow it', () => {
    const moved = renumberMoved(draft, 3, 0)
    expect(images(moved)).toEqual(['4layout', '1colour', '2style', '3person'])
    expect(moved.aside.map(({ number }) => number)).toEqual([4])
    expect(moved.guessed).toEqual([3, 1])
    expect(moved.prompt).toBe('用@2的颜色，图3的画风，照＠1构图，@9不动，图10也不动')
    expect(moved.renumber(1)).toBe(2)
  })

  test('a free number stays free', () => {
    const moved = renumberMoved({ ...draft, aside: [] }, 0, 2)
    expect(moved.all.map(({ number, image }) => `${number}${image.slice(-1)}`)).toEqual([
      '12',
      '24',
      '41',
    ])
  })

  test('there and back changes nothing', () => {
    const back = renumberMoved(renumberMoved(draft, 0, 2), 2, 0)
    expect({ ...back, renumber: undefined }).toEqual({ ...draft, renumber: undefined })
  })
})
