import { LatestOnly } from './latestOnly'

function createGate<T>() {
  let open: (value: T) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const opened = new Promise<T>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  return { open, fail, opened }
}

const flush = () => new Promise((resolve) => setTimeout(resolve))

test('shows the page requested last although the older script arrives later', async () => {
  const latest = new LatestOnly()
  const shown: string[] = []
  const show = async (page: string) => void shown.push(page)
  const slow = createGate<string>()
  const first = latest.run({ load: () => slow.opened, show })
  expect(await latest.run({ load: async () => 'second', show })).toBe(true)
  slow.open('first')
  expect(await first).toBe(false)
  expect(shown).toEqual(['second'])
})

test('a page on its way to the screen is not interrupted, and only the newest of the rest follows', async () => {
  const latest = new LatestOnly()
  const shown: string[] = []
  const committed = createGate<void>()
  const first = latest.run({
    load: async () => 'first',
    show: async (page) => {
      shown.push(`${page} begins`)
      await committed.opened
      shown.push(`${page} ends`)
    },
  })
  await flush()
  const show = async (page: string) => void shown.push(page)
  const second = latest.run({ load: async () => 'second', show })
  const third = latest.run({ load: async () => 'third', show })
  await flush()
  expect(shown).toEqual(['first begins'])
  committed.open()
  expect(await Promise.all([first, second, third])).toEqual([false, false, true])
  expect(shown).toEqual(['first begins', 'first ends', 'third'])
})

test('rejects for a failed script only when no newer page was requested', async () => {
  const latest = new LatestOnly()
  const show = async () => undefined
  const script = createGate<string>()
  const first = latest.run({ load: () => script.opened, show })
  await latest.run({ load: async () => 'second', show })
  script.fail(new Error('404'))
  expect(await first).toBe(false)
  const failing = latest.run({ load: () => Promise.reject(new Error('404')), show })
  await expect(failing).rejects.toThrow('404')
})

test('a page that fails while it is shown does not hold up the next one', async () => {
  const latest = new LatestOnly()
  const broken = latest.run({
    load: async () => 'broken',
    show: () => Promise.reject(new Error('broken')),
  })
  await expect(broken).rejects.toThrow('broken')
  expect(await latest.run({ load: async () => 'next', show: async () => undefined })).toBe(true)
})
