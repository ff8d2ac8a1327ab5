import { caretAfter, countBefore } from './caret'

test('a caret in the middle stays after the same digit when groups move', () => {
  const count = countBefore('138 9001 3602 1', 5)
  expect(count).toBe(4)
  expect(caretAfter('138 9001 3602', count)).toBe(5)
})

test('at the end it stays at the end', () => {
  expect(caretAfter('138 0', countBefore('1380', 4))).toBe(5)
})
