import { jsonBytes, splitUpdate, type Update } from './updateParts'

interface Node {
  nn: string
  text?: string
  cn: Node[]
}

const node = (cn: Node[] = [], text?: string): Node => ({ nn: 'view', ...(text && { text }), cn })
const leaves = (count: number, words: string) =>
  Array.from({ length: count }, (_, index) => node([], `${words}${index}`))

/** Data of the view after these updates, as clients apply them. */
function apply(parts: readonly Update[]): unknown {
  const data = { root: { cn: [] as unknown[] } }
  for (const part of parts) {
    for (const [path, value] of Object.entries(part)) {
      const keys = path.replaceAll('[', '.[').split('.').filter(Boolean)
      const last = keys.pop()?.replaceAll(/[[\]]/g, '') ?? ''
      let at = data as unknown as Record<string, unknown>
      for (const key of keys) at = at[key.replaceAll(/[[\]]/g, '')] as Record<string, unknown>
      at[last] = JSON.parse(JSON.stringify(value))
    }
  }
  return data
}

const countBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

test('bytes are never fewer than those of JSON, and those of plain words exactly', () => {
  const values = [
    '山水',
    'a"b\\c\n',
    '🎨',
    12,
    -0.5,
    null,
    true,
    [],
    {},
    [1, 'b'],
    { 键: [{ a: '' }] },
  ]
  for (const value of values) expect(jsonBytes(value)).toBeGreaterThanOrEqual(countBytes(value))
  expect(jsonBytes('山水')).toBe(countBytes('山水'))
  expect(jsonBytes(leaves(500, '水'), 100)).toBeLessThan(300)
})

test('what is small crosses as it is', () => {
  const update = { 'root.cn.[0]': node(leaves(3, '山')), 'root.cn.[1].text': '水' }
  expect(splitUpdate(update, 4096)).toEqual([update])
})

for (const dot of ['.', '']) {
  test(`a large page comes in parts that make the same page (cn${dot}[0])`, () => {
    const page = node([
      node(leaves(40, '画一座山')),
      node([node(leaves(120, '云')), node([], '中间'), node(leaves(60, '长'.repeat(20)))]),
      ...leaves(30, '末'),
    ])
    const update = { [`root.cn${dot}[0]`]: page, [`root.cn${dot}[0].st`]: 'color' }
    const whole = { [`root.cn${dot}[0]`]: page }
    for (const most of [512, 1024, 2048, 8192]) {
      const parts = splitUpdate(whole, most)
      expect(parts.length).toBeGreaterThan(1)
      for (const part of parts) expect(countBytes(part)).toBeLessThanOrEqual(most)
      expect(apply(parts)).toEqual({ root: { cn: [page] } })
    }
    // Later entries of the same update still follow a page.
    expect(Object.keys(splitUpdate(update, 2048).at(-1) ?? {}).at(-1)).toBe(`root.cn${dot}[0].st`)
  })
}

test('a whole list of children comes in parts too', () => {
  const before = { 'root.cn.[0]': node([node()]) }
  const children = leaves(200, '新的一列')
  const parts = splitUpdate({ 'root.cn.[0].cn': children }, 1024)
  for (const part of parts) expect(countBytes(part)).toBeLessThanOrEqual(1024)
  expect(apply([before, ...parts])).toEqual({ root: { cn: [node(children)] } })
})

test('an entry that cannot be cut is a part of its own, and no other entry is lost', () => {
  const page = node([node([], '短'), node([], '长'.repeat(2000)), node([], '末')])
  const parts = splitUpdate({ 'root.cn.[0]': page }, 1024)
  expect(apply(parts)).toEqual({ root: { cn: [page] } })
  expect(parts.filter((part) => countBytes(part) > 1024)).toHaveLength(1)
})
