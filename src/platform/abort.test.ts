import { QueryClient } from '@tanstack/react-query'
import { AbortController } from './abort'

test('the first abort counts, listeners hear it once', () => {
  const controller = new AbortController()
  const heard: string[] = []
  controller.signal.addEventListener('abort', () => heard.push('a'))
  controller.signal.onabort = () => heard.push('on')
  controller.abort('why')
  controller.abort('again')
  expect(heard).toEqual(['on', 'a'])
  expect(controller.signal).toMatchObject({ aborted: true, reason: 'why' })
})

test('a removed listener and one for another event hear nothing', () => {
  const controller = new AbortController()
  const listener = jest.fn()
  controller.signal.addEventListener('abort', listener)
  controller.signal.removeEventListener('abort', listener)
  controller.signal.addEventListener('error', listener)
  controller.abort()
  expect(listener).not.toHaveBeenCalled()
})

test('throwIfAborted throws the reason, an AbortError by default', () => {
  const controller = new AbortController()
  expect(() => controller.signal.throwIfAborted()).not.toThrow()
  controller.abort()
  expect(() => controller.signal.throwIfAborted()).toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
})

test('react-query resolves and cancels with it', async () => {
  const own = globalThis.AbortController
  globalThis.AbortController = AbortController as unknown as typeof globalThis.AbortController
  try {
    const client = new QueryClient()
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1)
    const aborted = jest.fn()
    const waiting = client.fetchQuery({
      queryKey: ['b'],
      queryFn: ({ signal }) =>
        new Promise<number>((_, reject) => {
          signal.addEventListener('abort', () => (aborted(), reject(new Error('stopped'))))
        }),
    })
    await client.cancelQueries({ queryKey: ['b'] })
    await expect(waiting).rejects.toBeDefined()
    expect(aborted).toHaveBeenCalledTimes(1)
    client.clear()
  } finally {
    globalThis.AbortController = own
  }
})
