import { isTapAwaited, onNextTap, onTapAwaited, reportTap } from './tap'

test('reports that a tap is awaited, and the tap acts once', () => {
  const onAwaited = jest.fn()
  const stop = onTapAwaited(onAwaited)
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
