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

/** Reading time in milliseconds, the best of three. */
function measure(prompt: string): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now()
    readIntent(prompt)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Prompts whose action is not drawn: with its value, and the word that is left out. */
type Rows = readonly (readonly [prompt: string, trait: string, word: string | null])[]

function assertUndone(rows: Rows): void {
  for (const [prompt, trait, word] of rows) {
    assert.ok(!listTraits(prompt).includes(trait), prompt)
    const { ignored } = read(prompt).reading
    if (word !== null)
      assert.ok(
        ignored.some((words) => words.includes(word)),
        `${prompt}: ${ignored}`,
      )
  }
}

describe('actions that are not drawn', () => {
  it('leaves out what is denied or only wished for', () => {
    assertUndone([
      ['小狗不会飞', 'does:fly', '飞'],
      ['一只不会飞的小猪', 'does:fly', '飞'],
      ['小狗想飞', 'does:fly', '飞'],
      ['小狗未能飞起来', 'does:fly', '飞'],
      ['小猫不追蝴蝶', 'does:butterfly', '追'],
      ['小狗不靠着树', 'does:lean', '靠着'],
      ['女孩不看海', 'view:back', '看'],
      ['女孩别看海', 'view:back', '看'],
      ['女孩不站在悬崖边', 'ledge:cliff', '站在'],
      ['女孩别拍照', 'hold:camera', '拍照'],
      ['女孩不弹吉他', 'hold:guitar', '弹吉他'],
    ])
    for (const prompt of ['女孩忍不住看海', '小狗不停地追蝴蝶'])
      assert.ok(
        listTraits(prompt).some((trait) => /^(?:view|does):/.test(trait)),
        prompt,
      )
  })

  it('leaves out what another one does', () => {
    assertUndone([
      ['女孩看着小狗追蝴蝶', 'does:butterfly', '追'],
      ['妈妈看着孩子追蝴蝶', 'does:butterfly', '追'],
      ['女孩，一只小猫追蝴蝶', 'does:butterfly', '追'],
      ['男孩，旁边的女孩拍照', 'hold:camera', '拍照'],
      ['小狗在草地上，飞机在天上飞', 'does:fly', '飞'],
      ['小兔子放风筝，风筝在天上飞', 'does:fly', null],
      ['小猫看蜜蜂飞', 'does:fly', null],
      ['飞舞的雪花中的小狗', 'does:fly', null],
      ['猫坐在飞毯上飞', 'does:fly', '飞'],
      ['小熊骑着火箭飞上天', 'does:fly', '飞'],
    ])
    for (const [prompt, trait] of [
      ['女孩抱着小猫看日落', 'view:back'],
      ['一个女孩，身边有一只小狗，看着大海', 'view:back'],
      ['妈妈牵着孩子看日落', 'view:back'],
      ['拍照的女孩', 'hold:camera'],
      ['男孩给女孩拍照', 'hold:camera'],
      ['a flying dog', 'does:fly'],
      ['天上飞的小狗', 'does:fly'],
      ['小狗戴着飞行员帽子飞翔', 'does:fly'],
    ] as const)
      assert.ok(listTraits(prompt).includes(trait), prompt)
  })

  it('hides nothing behind what is only near', () => {
    assertUndone([
      ['小狗在草地上伸出舌头', 'behind:grass', '伸出舌头'],
      ['小狗站在门口露出笑容', 'behind:door', null],
      ['小猫在树下伸出爪子', 'behind:tree', '伸出爪子'],
      ['小猫趴在被子上露出爪子', 'behind:quilt', '爪子'],
      ['狐狸在树下张望', 'behind:tree', '张望'],
      ['小猫在花盆旁边偷看蝴蝶', 'behind:pot', '偷看'],
    ])
    for (const [prompt, cover] of [
      ['从纸箱里探出头的小猫', 'box'],
      ['小猫从花盆后露出圆圆的脑袋', 'pot'],
      ['小熊从树后面探出头张望', 'tree'],
      ['在门后偷看的小猫', 'door'],
      ['小猫藏在草丛里', 'grass'],
    ] as const)
      assert.ok(listTraits(prompt).includes(`behind:${cover}`), prompt)
  })

  it('puts a cliff only under who is on it', () => {
    assertUndone([
      ['女孩，城堡矗立在山顶', 'ledge:cliff', null],
      ['女孩站在沙滩上，灯塔矗立在悬崖边', 'ledge:cliff', null],
      ['女孩坐在船上看山峰', 'ledge:cliff', null],
      ['女孩站在海边看着远处的悬崖', 'ledge:cliff', null],
      ['老人坐在山顶的亭子里', 'ledge:cliff', null],
    ])
    for (const prompt of ['将军屹立在山巅', '站在悬崖边的白衣少女', '女孩坐在悬崖边看日落'])
      assert.ok(listTraits(prompt).includes('ledge:cliff'), prompt)
  })

  it('looks at the first noun and leans on it', () => {
    assertUndone([
      ['女孩看着手机坐在海边', 'view:back', null],
      ['小狗看着主人坐在沙滩上', 'view:back', null],
      ['男孩看着女孩站在雨中', 'view:back', null],
      ['女孩看湖边的小狗', 'view:back', null],
      ['小狗靠着沙发看大树', 'does:lean', null],
    ])
    assert.ok(listTraits('男孩看着湖面上的日落').includes('view:back'))
    assert.ok(listTraits('小狗靠在大树下').includes('does:lean'))
  })

  it('gives no brush to who is painted', () => {
    assertUndone([
      ['一幅小猫画，水彩风格', 'hold:brush', null],
      ['老虎画，国画', 'hold:brush', null],
      ['女孩画，油画风格', 'hold:brush', null],
      ['女孩画的猫', 'hold:brush', null],
      ['给小猫画一张画', 'hold:brush', null],
    ])
    for (const prompt of ['一只猫正在画蒙娜丽莎', '女孩画了一幅画', '小猫画着月亮'])
      assert.ok(listTraits(prompt).includes('hold:brush'), prompt)
  })

  it('draws no table for those around something else', () => {
    assertUndone([
      ['小朋友围坐在圣诞树旁', 'table:talk', '围坐'],
      ['一家人围坐看电视', 'table:talk', '围坐'],
    ])
    assert.ok(listTraits('围坐的一家人').includes('table:talk'))
    assert.equal(read('围坐的小猫').brief.main.id, 'cat')
  })

  it('brings no tool of an action that is denied or another one', () => {
    for (const [prompt, word] of [
      ['女孩没有化妆', '化妆'],
      ['女孩不玩游戏', '玩游戏'],
      ['化妆成小丑的男孩', '化妆'],
      ['孩子们在草地上玩游戏', '玩游戏'],
    ] as const) {
      assert.deepEqual(read(prompt).brief.others, [], prompt)
      assert.ok(read(prompt).reading.ignored.includes(word), prompt)
    }
    assert.equal(read('女孩化妆').brief.others[0]?.id, 'lipstick')
  })

  it('reads many clauses as fast as one long sentence', () => {
    const PLAIN = '一只小狗在草地上奔跑，天上有白云，'
    const plain = measure(PLAIN.repeat(50).slice(0, 800))
    for (const [who, does] of [
      ['小狗', '躲，'],
      ['小狗和小猫', '露，'],
      ['一家人', '围坐，'],
      ['小狗', '看海，'],
    ] as const) {
      const prompt = `${who}${does.repeat(400)}`.slice(0, 800)
      assert.ok(measure(prompt) <= 8 * plain, prompt.slice(0, 12))
    }
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
