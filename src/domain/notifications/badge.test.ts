import { badgeText } from './badge'

jest.mock('@/platform/storage')
jest.mock('@/api/call', () => ({ call: jest.fn() }))

test('a badge is short, and nothing where nothing is unread', () => {
  expect([0, 1, 99, 100, 4321].map(badgeText)).toEqual(['', '1', '99', '99+', '99+'])
})
