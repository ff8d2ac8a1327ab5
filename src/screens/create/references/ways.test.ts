import type { Reference, ReferenceRole } from '@contract/tools/references'
import { makeOption } from '@/domain/tool-form/testOffer'
import { applyRole, findWays } from './ways'

const reference = (number: number, role: ReferenceRole): Reference => ({
  number,
  image: `upload:abcdefghij${number}`,
  role,
  strength: 70,
})
const all = [reference(1, 'person'), reference(2, 'style'), reference(3, 'object')]
const studio = { max: 4, roles: ['style', 'layout', 'colour'] as ReferenceRole[], degrees: true }
const every = {
  max: 4,
  roles: ['person', 'object', 'style', 'layout', 'colour'] as ReferenceRole[],
  degrees: false,
}
const config = {
  defaultModelId: 'studio',
  options: [
    makeOption({ references: studio }),
    makeOption({ modelId: 'dear', priceByCount: [9], references: every }),
    makeOption({ modelId: 'cheap', priceByCount: [4], references: every }),
    makeOption({ modelId: 'two', priceByCount: [1], references: { ...every, max: 2 } }),
    makeOption({ modelId: 'none', priceByCount: [1], references: null }),
  ],
  tools: [],
}
const models = config.options.map(({ modelId }) => ({ id: modelId, name: modelId, paused: false }))

test('the cheapest model that uses all of them comes first, then a role that works, then aside', () => {
  const ways = findWays({
    input: { all, ability: studio },
    params: { count: 1 },
    config,
    models,
    credits: 2,
  })
  expect(ways).toEqual([
    { kind: 'model', modelId: 'cheap', name: 'cheap', credits: 4 },
    { kind: 'role', role: 'colour', numbers: [1, 3], credits: 2 },
    { kind: 'aside', numbers: [1, 3], credits: 2 },
  ])
})

test('a paused model is not offered, and a model without references has no role to offer', () => {
  const ways = findWays({
    input: { all, ability: null },
    params: { count: 1 },
    config,
    models: models.map((model) => ({ ...model, paused: model.id !== 'none' })),
    credits: 1,
  })
  expect(ways).toEqual([{ kind: 'aside', numbers: [1, 2, 3], credits: 1 }])
})

test('another role is given to the named ones alone', () => {
  expect(applyRole(all, { role: 'colour', numbers: [1, 3] }).map(({ role }) => role)).toEqual([
    'colour',
    'style',
    'colour',
  ])
})
