import { shouldOffer } from './update'

const update = { version: '7.0.0', notes: ['更快'], required: false }

test('a version is offered once it is there, until the person skips it', () => {
  expect(shouldOffer(null, null)).toBe(false)
  expect(shouldOffer(update, null)).toBe(true)
  expect(shouldOffer(update, '7.0.0')).toBe(false)
  expect(shouldOffer({ ...update, version: '7.0.1' }, '7.0.0')).toBe(true)
})

test('a required version cannot be skipped', () => {
  expect(shouldOffer({ ...update, required: true }, '7.0.0')).toBe(true)
})
