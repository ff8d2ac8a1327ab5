import { decodeAll } from './stackPage'

let mockSign = 'weapp'
jest.mock('./env', () => ({
  get APP_SIGN() {
    return mockSign
  },
}))

test('a page opened by a mini-program code has its query in the scene', () => {
  mockSign = 'weapp'
  expect(decodeAll({ scene: 'id%3DAb_-1' })).toMatchObject({ id: 'Ab_-1' })
})

test('what an address says itself counts more than its scene', () => {
  mockSign = 'weapp'
  expect(decodeAll({ id: 'own', scene: 'id%3Dother' })).toMatchObject({ id: 'own' })
})

test('on H5 a scene is a word like any other', () => {
  mockSign = 'h5'
  expect(decodeAll({ scene: 'id%3Dother' })).toEqual({ scene: 'id=other' })
})
