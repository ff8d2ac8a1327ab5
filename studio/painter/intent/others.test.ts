import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from './intent'

/** Ids of the other things, each with its relation to the main one. */
function listOthers(prompt: string): string[] {
  const intent = readIntent(prompt)
  if (intent.kind !== 'illustration') return [intent.kind]
  return intent.brief.others.map(
    ({ id, traits }) => `${id} ${traits.find(({ slot }) => slot === 'relation')?.value}`,
  )
}

describe('a thing of another family', () => {
  const ROWS: readonly (readonly [prompt: string, ...others: string[]])[] = [
    ['女孩和汽车', 'car beside'],
    // with a place, what is far belongs to it
    ['女人站在海边，远处帆船点点'],
    ['一只猫坐在汽车上', 'car on'],
    ['一个男人站在红色卡车旁边', 'truck beside'],
    ['一只兔子在茶杯里', 'mug in'],
    ['一只柯基在沙发上', 'sofa on'],
    ['女孩拿着红苹果', 'apple held'],
    ['猫在箱子后面', 'gift behind'],
    ['一只狐狸和一只刺猬坐在水边，刺猬看着狐狸', 'hedgehog beside'],
    ['大象旁边的女孩', 'elephant beside'],
    ['床上的猫', 'emoji-bed on'],
    ['一只小猫坐在地毯上', 'rug on'],
    ['工地上的工人', 'emoji-building-construction before'],
    ['男孩骑驴', 'emoji-donkey on'],
    ['圣诞树下的礼物', 'emoji-christmas-tree before'],
    ['男孩吹小号', 'emoji-trumpet held'],
    ['女孩打电话', 'emoji-telephone-receiver held'],
    ['一个小男孩放鞭炮', 'emoji-firecracker held'],
    ['一只猫开跑车', 'sports-car in'],
    // on wheels of its own, as a person is (illustration/animals/dressed.ts)
    ['小熊骑自行车'],
    ['电脑前的女孩', 'laptop held'],
    ['电脑前的杯子', 'laptop before'],
    ['机器人在雨伞下', 'umbrella held'],
    ['小狗开车', 'car in'],
    ['猫开着车', 'car in'],
    ['吹萨克斯的男人', 'emoji-saxophone held'],
    ['敲鼓的男孩', 'emoji-drum held'],
    ['吹泡泡的女孩', 'emoji-bubbles held'],
    // done with things that are in no hands
    ['敲钟的和尚'],
    ['拉车的马'],
    ['拉雪橇的狗'],
    // out of place on the ground, or as large as who is there
    ['蛋糕前的女孩'],
    ['苹果下的蚂蚁'],
    // the pond of the lotus
    ['荷叶上的青蛙'],
    // vessels, parts, what is worn and what one is inside of
    ['碗里的面条'],
    ['一位女士在地铁上'],
    ['穿着由闪亮汽车零件制成的连衣裙的女子'],
    ['一个猎人，具有精致制作的皮靴'],
  ]
  for (const [prompt, ...others] of ROWS)
    test(`of 「${prompt}」 has the relation that the words name`, () => {
      assert.deepEqual(listOthers(prompt), others)
    })

  test('is over the head in a hand, in its colour, where one is under it', () => {
    const rows: readonly (readonly [prompt: string, held: string])[] = [
      ['伞下的女孩', 'hold:umbrella'],
      ['红伞下的女孩', 'hold:umbrella=red'],
      ['雨伞下的情侣', 'hold:umbrella'],
      ['雨伞下的猫', 'hold:umbrella'],
      ['气球下的小熊', 'hold:balloon'],
    ]
    for (const [prompt, held] of rows) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      const { main, others } = intent.brief
      const traits = main.traits.map(
        ({ slot, value, tint }) => `${slot}:${value}${tint ? `=${tint}` : ''}`,
      )
      assert.deepEqual(traits, [held], prompt)
      assert.deepEqual([others, intent.reading.ignored], [[], []], prompt)
    }
  })

  test('has its driver in it where it is drawn open', () => {
    assert.deepEqual(listOthers('男人开着跑车'), ['sports-car in'])
    assert.deepEqual(listOthers('女孩开车'), ['car in'])
    assert.deepEqual(listOthers('小熊开飞机'), ['aeroplane in'])
  })

  test('has no animal look out of it where it has no opening', () => {
    for (const [prompt, id] of Object.entries({ 狐狸开火车: 'train' })) {
      const [other = ''] = listOthers(prompt)
      assert.ok(other.startsWith(id) && !other.endsWith(' in'), `${prompt}: ${other}`)
    }
    assert.match(listOthers('拉行李箱的女人').join(), /^emoji-luggage /)
  })

  test('is one thing however often it is named, and another one in the same clause', () => {
    assert.deepEqual(listOthers('一只橘猫在弹钢琴，钢琴是黑色的'), ['piano beside'])
    assert.deepEqual(listOthers('一头大象带着小象在河边喝水'), ['elephant undefined'])
    assert.deepEqual(listOthers('火箭发射，浓烟，儿童插画'), [])
  })

  test('is named as understood, with its colour', () => {
    const { reading } = readIntent('一个男人站在红色卡车旁边')
    assert.ok(reading.understood.join().includes('红色卡车'))
  })

  test('is no noodles where the counted thing is the picture itself', () => {
    assert.deepEqual(listOthers('创作一幅画面，内容是一位中年女性'), [])
  })
})
