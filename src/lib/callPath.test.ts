import { callPath } from './callPath'

test('parameters are encoded into the path, empty query values left out', () => {
  expect(callPath('/api/job/{id}', { id: 'a/b' }, { page: 2, q: '', x: null, y: undefined })).toBe(
    '/api/job/a%2Fb?page=2',
  )
})

test('a missing parameter throws instead of asking for something else', () => {
  expect(() => callPath('/api/job/{id}', {})).toThrow('id')
  expect(() => callPath('/api/job/{id}', { id: '' })).toThrow('id')
})
