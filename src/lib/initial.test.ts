import { initialOf } from './initial'

test('the initial is one visible character, in upper case', () => {
  expect(initialOf('松间照')).toBe('松')
  expect(initialOf(' moguang')).toBe('M')
  expect(initialOf('🎨画家')).toBe('🎨')
  expect(initialOf('\u202e\u200b山')).toBe('山')
  expect(initialOf('  ')).toBe('')
})
