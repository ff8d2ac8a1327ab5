import { judgeAddress } from './address'

const OWN = ['https://moguang.example']

test('our own pages are ours, as paths and with our origin', () => {
  expect(judgeAddress('/cashier/sandbox?order=1', OWN)).toEqual({
    kind: 'own',
    url: 'https://moguang.example/cashier/sandbox?order=1',
  })
  expect(judgeAddress('HTTPS://Moguang.example/a', OWN).kind).toBe('own')
})

test.each([
  'https://moguang.example.evil.com/',
  'https://moguang.example@evil.com/',
  'https://evil.com/?https://moguang.example',
  'http://moguang.example/',
])('%s is not ours', (address) => {
  expect(judgeAddress(address, OWN).kind).not.toBe('own')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.com',
  '/\\evil.com',
  'https://evil.com\\@moguang.example/',
  'file:///etc/passwd',
  'weixin://dl/business',
  'https://',
  '',
  ' https://a.b',
  `https://a.b/${'x'.repeat(3000)}`,
])('%s is refused', (address) => {
  expect(judgeAddress(address, OWN)).toEqual({ kind: 'refused' })
})

test('another site is named by its host', () => {
  expect(judgeAddress('https://Docs.Example.org:8443/a?b#c', OWN)).toEqual({
    kind: 'foreign',
    url: 'https://Docs.Example.org:8443/a?b#c',
    host: 'docs.example.org:8443',
  })
})
