import { planBatch } from '@contract/batch'
import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { offerWith } from '@/domain/tool-form/testOffer'
import { buildCellParams, buildOrders } from './orders'

const form = (text: string, over: Partial<Parameters<typeof buildOrders>[0]> = {}) =>
  buildOrders({
    batch: planBatch(text, false),
    skipped: [],
    params: { ...buildDefaults(text2img), prompt: text, count: 4 },
    offer: offerWith(),
    seed: 5,
    online: true,
    balance: 100,
    ...over,
  })

test('one picture for each ticked cell, and the sum is of these', () => {
  const { chosen, credits, reason } = form('{红|蓝|绿}伞', { skipped: ['蓝伞'] })
  expect(chosen.map(({ index, prompt }) => [index, prompt])).toEqual([
    [0, '红伞'],
    [2, '绿伞'],
  ])
  expect([credits, reason]).toEqual([4, null])
})

test('every cell has the same seed, or none where the model takes none', () => {
  const params = { ...buildDefaults(text2img), count: 3 }
  const cell = { index: 0, prompt: '红伞', words: ['红'] }
  const offer = offerWith()
  expect(buildCellParams({ params, offer, seed: 5 }, cell)).toMatchObject({
    prompt: '红伞',
    count: 1,
    seed: 5,
    model: 'studio',
  })
  const seedless = offerWith({ seed: false })
  expect(buildCellParams({ params: {}, offer: seedless, seed: 5 }, cell)).not.toHaveProperty('seed')
})

test('more than 24 cells, none, too few credits or too long a cell: the button says why', () => {
  expect(form('{1|2|3|4|5|6}{1|2|3|4|5|6}鹤').reason).toBe('最多 24 张，现在 36')
  expect(form('{红|蓝}伞', { skipped: ['红伞', '蓝伞'] }).reason).toBe('至少留一格要画的')
  const poor = form('{红|蓝}伞', { balance: 3 })
  expect([poor.reason, poor.firstReason]).toEqual(['积分不够，还差 1', null])
  const long = form('{红|深深深深蓝}伞', { offer: offerWith({ maxPromptLength: 4 }) })
  expect([long.reason, long.firstReason]).toEqual(['画面描述最多 4 字', null])
  expect(form('{红|蓝}伞', { online: false }).reason).toBe('网络断开，连上就能画')
})
