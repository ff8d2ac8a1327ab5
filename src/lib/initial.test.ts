import { getInitial } from './initial'

test('the initial is one visible character, in upper case', () => {
  expect(getInitial('松间照')).toBe('松')
  expect(getInitial(' moguang')).toBe('M')
  expect(getInitial('🎨画家')).toBe('🎨')
  expect(getInitial('\u202e\u200b山')).toBe('山')
  expect(getInitial('  ')).toBe('')
})
