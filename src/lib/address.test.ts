import { formatAddress, parseAddress } from './address'

test('path and query come apart, values decoded once', () => {
  expect(parseAddress('/pages/a/b?x=%E5%A2%A8&y=a%3Db&z')).toEqual({
    path: 'pages/a/b',
    query: { x: '墨', y: 'a=b', z: '' },
  })
})

test('only one leading slash belongs to the app', () => {
  expect(parseAddress('//evil.example').path).toBe('/evil.example')
})

test('malformed escapes are dropped, not thrown', () => {
  expect(parseAddress('/a?x=%E5%&y=1').query).toEqual({ y: '1' })
})

test('formatting and parsing give back the same', () => {
  const query = { prompt: '山 & 海?#', n: '4' }
  expect(parseAddress(formatAddress('pages/a/b', query))).toEqual({ path: 'pages/a/b', query })
  expect(formatAddress('pages/a/b', { x: undefined })).toBe('/pages/a/b')
})
