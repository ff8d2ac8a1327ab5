import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Intent } from './intents'
import { readIntent } from './intent'

function read(prompt: string): Intent & { kind: 'illustration' } {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', `${prompt}: ${intent.kind}`)
  return intent
}

const listTraits = (prompt: string): string[] =>
  read(prompt).brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)

describe('actions that several words say', () => {
  it('turns who looks at a sight away from the viewer and keeps the sight', () => {
    for (const prompt of [
      '小狗看海',
      '兔子坐着看日落',
      '小熊望着天上的月亮',
      '狐狸在雪地里看着星空',
    ]) {
      assert.ok(listTraits(prompt).includes('view:back'), prompt)
      assert.notEqual(read(prompt).setting, null, prompt)
      assert.deepEqual(read(prompt).reading.ignored, [], prompt)
    }
    assert.ok(!listTraits('小狗看书').includes('view:back'))
    assert.ok(!listTraits('女孩看着大海微笑').includes('view:back'), 'a smile is in front')
  })

  it('reads play with its toy', () => {
    for (const verb of ['追', '扑', '捉', '追逐'])
      assert.ok(listTraits(`小猫${verb}蝴蝶`).includes('does:butterfly'), verb)
    assert.ok(listTraits('小狗在花园里玩').includes('does:play'))
    assert.ok(listTraits('一只猫在草地上玩耍').includes('does:play'))
    assert.ok(!listTraits('小狗玩毛线球').includes('does:play'))
  })

  it('reads a hiding place and draws it with the action alone', () => {
    for (const [prompt, cover] of [
      ['猫从被窝里探头', 'quilt'],
      ['小狗从纸箱里探出头来', 'box'],
      ['小猫躲在花盆后面', 'pot'],
      ['小熊躲在门后偷看', 'door'],
      ['仓鼠从雪堆里探出头', 'snow'],
    ] as const) {
      assert.ok(listTraits(prompt).includes(`behind:${cover}`), prompt)
      assert.deepEqual(read(prompt).brief.others, [], prompt)
      assert.deepEqual(read(prompt).reading.ignored, [], prompt)
    }
    assert.ok(!listTraits('纸箱旁边的小狗').includes('behind:box'))
  })

  it('lets an animal fly that is said to, and nothing beside it', () => {
    for (const prompt of ['会飞的小狗', '小猪在天上飞', '飞翔的兔子'])
      assert.ok(listTraits(prompt).includes('does:fly'), prompt)
    const other = readIntent('小狗看着飞舞的蝴蝶')
    assert.ok(
      other.kind !== 'illustration' ||
        other.brief.main.traits.every(({ value }) => value !== 'fly'),
    )
  })
})

describe('actions in other words', () => {
  it('reads stretching, wings and the brush of an animal', () => {
    assert.ok(listTraits('小猫咪伸了个大大的懒腰').includes('does:stretch'))
    assert.ok(listTraits('长着翅膀的小猪飞在云端').includes('does:fly'))
    assert.equal(read('一只猫咪正在画板前画画').brief.main.id, 'cat')
  })

  it('paints the sky that is looked at behind hills', () => {
    assert.notEqual(read('小狐狸坐在山坡上看夕阳').setting, null)
  })

  it('tells side by side from hand in hand', () => {
    assert.ok(listTraits('情侣并肩散步').includes('together:side'))
    assert.ok(listTraits('情侣牵手散步').includes('together:hands'))
    assert.deepEqual(read('两只小熊并肩看星空').reading.ignored, [])
  })
})

describe('actions of people', () => {
  it('gives a camera, a racket and a microphone to the hands', () => {
    assert.ok(listTraits('女性,穿白色衬衫,手拿相机').includes('hold:camera'))
    assert.ok(listTraits('一个男生正在挥动拍子击打羽毛球').includes('action:badminton'))
    assert.deepEqual(read('一个男生正在挥动拍子击打羽毛球').reading.ignored, [])
    assert.ok(listTraits('女孩打网球').includes('action:tennis'))
    assert.ok(!listTraits('给女孩拍照').includes('hold:camera'))
  })

  it('sits people who gather at a table, and not those around a fire', () => {
    assert.ok(listTraits('几个学生围坐讨论').includes('table:talk'))
    assert.ok(listTraits('一群小朋友围坐在桌边画画').includes('table:drawing'))
    assert.ok(listTraits('一家人围坐在一起吃饭').includes('table:meal'))
    assert.ok(listTraits('几个朋友围坐在篝火旁').every((trait) => !trait.startsWith('table:')))
  })

  it('draws a person for what only a person does', () => {
    assert.equal(read('星空下的篝火旁弹吉他').brief.main.id, 'person')
    assert.equal(read('森林里弹吉他').brief.main.id, 'person')
    assert.equal(read('仙山对弈').brief.main.id, 'immortal')
    assert.equal(readIntent('湖边钓鱼').kind, 'landscape')
  })

  it('puts a person who is said to be at a cliff on its edge', () => {
    assert.ok(listTraits('一位少女站在悬崖边，眺望远方的大海').includes('ledge:cliff'))
    assert.ok(listTraits('男人站在山顶').includes('ledge:cliff'))
    assert.ok(!listTraits('男人站在雪地里，远处有悬崖').includes('ledge:cliff'))
  })
})

describe('actions of two', () => {
  it('gives what two that are joined do to both', () => {
    const { main, others } = read('小猫和小狗看日落').brief
    for (const { traits } of [main, ...others])
      assert.ok(traits.some(({ slot, value }) => slot === 'view' && value === 'back'))
    assert.ok(listTraits('父亲和儿子在公园打网球').includes('action:tennis'))
    assert.ok(listTraits('小猫和小狗一起玩皮球').includes('with:ball'))
  })

  it('paints the place that a pose names', () => {
    for (const prompt of ['女孩坐在草地上', '男孩躺在沙滩上看书']) {
      assert.notEqual(read(prompt).setting, null, prompt)
      assert.ok(
        listTraits(prompt).some((trait) => trait.startsWith('action:')),
        prompt,
      )
    }
  })
})
