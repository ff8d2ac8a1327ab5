import { computeProgress, type Member } from './useMember'

const level = (from: number) => ({ level: 1, name: '墨', from, signinBonus: 0 })
const member = (from: number, spentCredits: number, next: number | null): Member => ({
  ...level(from),
  spentCredits,
  next: next === null ? null : level(next),
  levels: [],
})

it('is the share of the way between two levels', () => {
  expect(computeProgress(member(50, 50, 300))).toBe(0)
  expect(computeProgress(member(50, 175, 300))).toBe(0.5)
  expect(computeProgress(member(6000, 9000, null))).toBe(1)
})
