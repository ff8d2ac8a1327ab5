import { byCallbacks } from './byCallbacks'

interface Options {
  count: number
  success?: (result: number) => void
  fail?: (failure: never) => void
}

test('a client that returns nothing is heard by its callbacks', async () => {
  const call = ({ count, success }: Options) => void setTimeout(() => success?.(count + 1))
  expect(await byCallbacks<{ count: number }, number>(call, { count: 1 })).toBe(2)
})

test('a client that rejects as well is passed on once', async () => {
  const call = ({ fail }: Options) => {
    const failure = { errMsg: 'fail cancel' }
    fail?.(failure as never)
    return Promise.reject(failure)
  }
  await expect(byCallbacks<{ count: number }, number>(call, { count: 1 })).rejects.toEqual({
    errMsg: 'fail cancel',
  })
})
