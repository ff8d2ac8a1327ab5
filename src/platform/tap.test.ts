import { isTapAwaited, onNextTap, onTapAwaited, reportTap } from './tap'

test('a layer is told when a tap is awaited, and its tap acts once', () => {
  const told = jest.fn()
  const stop = onTapAwaited(told)
  const act = jest.fn()
  onNextTap(act)
  expect(isTapAwaited()).toBe(true)
  reportTap()
  reportTap()
  expect(act).toHaveBeenCalledTimes(1)
  expect(isTapAwaited()).toBe(false)
  stop()
})

test('who stops waiting takes the layer away', () => {
  const act = jest.fn()
  onNextTap(act)()
  expect(isTapAwaited()).toBe(false)
  reportTap()
  expect(act).not.toHaveBeenCalled()
})
