import { layoutTree, listBranch, listSideBranches } from './tree'

const version = (number: number, parent: number | null) => ({
  id: `v${number}`,
  number,
  parentId: parent === null ? null : `v${parent}`,
})

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** 1 → 2 → 3, and 1 → 4 → 5. */
const forked = [version(1, null), version(2, 1), version(3, 2), version(4, 1), version(5, 4)]

test('the branch of a version goes from the first picture through it to its newest descendant', () => {
  expect(ids(listBranch(forked, 'v4'))).toEqual(['v1', 'v4', 'v5'])
  expect(ids(listBranch(forked, 'v3'))).toEqual(['v1', 'v2', 'v3'])
})

test('what leaves a branch is listed where it leaves', () => {
  const sides = listSideBranches(forked, listBranch(forked, 'v5'))
  expect([...sides.keys()]).toEqual(['v1'])
  expect(sides.get('v1')?.map(ids)).toEqual([['v2', 'v3']])
})

test('the current branch lies on the first lane, a side branch on the second', () => {
  const { placed, lanes, hidden, next } = layoutTree(forked, 'v5')
  const at = (id: string) => placed.find((one) => one.version.id === id)
  expect(at('v5')).toMatchObject({ depth: 2, lane: 0 })
  expect(at('v2')).toMatchObject({ depth: 1, lane: 1, parent: { depth: 0, lane: 0 } })
  expect(at('v3')).toMatchObject({ depth: 2, lane: 1, parent: { depth: 1, lane: 1 } })
  expect({ lanes, hidden, next }).toEqual({ lanes: 2, hidden: 0, next: { depth: 3, lane: 0 } })
})

test('branches beyond two lanes are counted', () => {
  const many = [...forked, version(6, 1), version(7, 1)]
  const { hidden, lanes } = layoutTree(many, 'v5')
  expect({ hidden, lanes }).toEqual({ hidden: 2, lanes: 2 })
})

test('a version whose parent is gone begins a line of its own', () => {
  const { placed } = layoutTree([version(2, 1), version(3, 2)], 'v3')
  expect(placed.map(({ depth }) => depth)).toEqual([0, 1])
})

test('a hundred versions in a row are laid out', () => {
  const row = Array.from({ length: 100 }, (_, at) => version(at + 1, at === 0 ? null : at))
  expect(layoutTree(row, 'v50')).toMatchObject({ depths: 100, lanes: 1 })
})
