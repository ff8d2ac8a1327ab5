import { phone as contractPhone } from '../../contract/endpoints/define'
import { codeDigits, groupPhone, isCode, isPhone, phoneDigits } from './phone'

test('a number may be typed or pasted in any dress', () => {
  for (const typed of ['138 0013 6021', '+86 138-0013-6021', '8613800136021', '13800136021999']) {
    expect(phoneDigits(typed)).toBe('13800136021')
  }
})

test('it is grouped 3-4-4 while it grows', () => {
  expect(['1', '1380', '13800136', '13800136021'].map(groupPhone)).toEqual([
    '1',
    '138 0',
    '138 0013 6',
    '138 0013 6021',
  ])
})

test('what the form accepts is what the contract accepts', () => {
  for (const digits of [
    '13800136021',
    '19912345678',
    '12800136021',
    '1380013602',
    '',
    '23800136021',
  ]) {
    expect(isPhone(digits)).toBe(contractPhone.safeParse(digits).success)
  }
})

test('a code is six digits', () => {
  expect(codeDigits('12 34-567')).toBe('123456')
  expect(isCode('123456')).toBe(true)
  expect(isCode('12345')).toBe(false)
})
