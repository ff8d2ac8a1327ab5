import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { offerWith, makeOption } from '../testOffer'
import { buildComparison, firstCompared } from './orders'
import { texts } from './texts'

const makeModel = (id: string, paused = false) => {
  const [studio] = offerWith().models
  if (!studio) throw new Error('no model')
  return { ...studio, id, name: id, paused }
}
const models = [makeModel('a'), makeModel('b'), makeModel('c')]
const config = {
  defaultModelId: 'a',
  options: [
    makeOption({ modelId: 'a', priceByCount: [2, 4, 6, 8] }),
    makeOption({
      modelId: 'b',
      priceByCount: [5],
      seed: false,
      styleIds: [],
      negativePrompt: false,
    }),
    makeOption({ modelId: 'c', priceByCount: [7], maxPromptLength: 4 }),
  ],
  tools: [],
}
const written = {
  ...buildDefaults(text2img),
  prompt: '孤峰宝塔',
  count: 4,
  style: 'ink',
  negativePrompt: '人',
  seed: 5,
  model: 'a',
}
const of = (modelIds: string[], over: object = {}) =>
  buildComparison({
    written,
    config,
    models,
    modelIds,
    online: true,
    balance: 100,
    styles: [{ id: 'ink', name: '水墨', thumbUrl: null, thumbhash: null }],
    ...over,
  })

test('each model gets an order of one picture, with the parameters it supports', () => {
  const { orders, credits, reason } = of(['a', 'b'])
  expect(reason).toBeNull()
  expect(credits).toBe(7)
  expect(orders[0]).toMatchObject({ model: 'a', count: 1, style: 'ink', seed: 5 })
  expect(orders[1]).toMatchObject({ model: 'b', count: 1, prompt: '孤峰宝塔' })
  for (const key of ['seed', 'style', 'negativePrompt']) expect(orders[1]).not.toHaveProperty(key)
})

test('the sum must be there, and what one of them cannot take is said before', () => {
  expect(of(['a', 'b'], { balance: 6 }).reason).toBe(texts.short(1))
  expect(of(['a', 'b'], { balance: null }).reason).toBeNull()
  const long = { ...written, prompt: '孤峰宝塔老松' }
  expect(of(['a', 'c'], { written: long }).reason).toBe('画面描述最多 4 字')
  expect(of(['a', 'b'], { written: long }).reason).toBeNull()
  expect(of(['a', 'b'], { online: false }).reason).toBe('网络断开，连上就能画')
  expect(of(['a', 'b'], { written: { ...written, prompt: ' ' } }).reason).toBe('先写下画面描述')
})

test('fewer than two that are offered are no comparison', () => {
  expect(of(['a']).reason).toBe(texts.chooseMore)
  expect(of(['a', 'gone']).reason).toBe(texts.chooseMore)
})

test('at first the chosen one is compared with the next that answer', () => {
  const many = [
    makeModel('a'),
    makeModel('b', true),
    ...['c', 'd', 'e', 'f'].map((id) => makeModel(id)),
  ]
  expect(firstCompared(many, 'e', 4)).toEqual(['e', 'a', 'c', 'd'])
  expect(firstCompared(many, 'b', 4)).toEqual(['a', 'c', 'd', 'e'])
})
