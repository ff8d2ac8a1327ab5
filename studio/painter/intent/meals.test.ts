import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from './intent'

const list = (prompt: string): string[] => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return [intent.brief.main, ...intent.brief.others].map(({ id }) => id)
}

describe('meals in one breath', () => {
  it('joins their names', () => {
    assert.deepEqual(list('汉堡薯条可乐'), ['burger', 'fries', 'cola'])
    assert.equal(list('豆浆油条').length, 2)
    assert.equal(list('炸鸡啤酒').length, 2)
  })
  it('leaves flavours where they are', () => {
    assert.equal(list('草莓蛋糕').length, 1)
    assert.equal(list('牛奶面包').length, 1)
  })
})

describe('things by their kind', () => {
  for (const [prompt, id, slot, value] of [
    ['一杯葡萄汁', 'juice', 'flavour', 'red-grape'],
    ['冰镇西瓜汁', 'juice', 'flavour', 'melon'],
    ['芒果汁', 'juice', 'flavour', 'orange'],
    ['春节舞狮', 'lion-dance'],
    ['醒狮', 'lion-dance'],
    ['外星人', 'alien'],
    ['蜻蜓', 'dragonfly'],
    ['乌龟', 'emoji-turtle'],
    ['海龟', 'sea-turtle'],
    ['羊驼', 'emoji-llama'],
    ['金鱼在鱼缸里', 'emoji-fish-tank'],
    ['一只狗在追球', 'dog', 'with', 'ball'],
    ['喷火的龙', 'dragon', 'breathes', 'fire'],
    ['小猫在箱子里', 'cat', 'behind', 'box'],
    ['机械狗', 'dog', 'made', 'machine'],
    ['T恤上印着“你好”', 't-shirt'],
    ['蛋糕上写着“福”', 'cake'],
    ['杯子上写着“早安”', 'mug'],
  ] as const)
    it(`${prompt}: ${id}`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      const { main } = intent.brief
      assert.equal(main.id, id)
      if (slot) assert.ok(main.traits.some((one) => one.slot === slot && one.value === value))
    })

  it('gives a bow its own colour', () => {
    const intent = readIntent('小狗戴着红色领结')
    assert.ok(intent.kind === 'illustration')
    const { main } = intent.brief
    assert.equal(main.tint, undefined)
    assert.equal(main.traits[0]?.tint, 'red')
  })

  it('counts a family', () => {
    const intent = readIntent('企鹅一家三口')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.count, 3)
  })
})
