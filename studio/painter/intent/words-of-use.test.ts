import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { nearestInLandscapes, nearestThings } from '../lexicon/nearest'
import { lexicon } from '../lexicon/lexicon'
import { parsePrompt } from '../parse'
import { ATTRIBUTE_WORDS } from '../lexicon/pictureless'
import { type Layout, USES } from '../lexicon/uses'
import { FAMILIES, familyOf } from '../illustration/registry'
import { readIntent } from './intent'
import { Vocabulary } from './vocabulary'

/** Main thing of a prompt; `!word` when it is declined, `@word` for a landscape. */
function readSubject(prompt: string): string {
  const intent = readIntent(prompt)
  if (intent.kind === 'declined') return `!${intent.unknown}`
  return intent.kind === 'landscape' ? `@${String(intent.subject)}` : intent.brief.main.id
}

const SUBJECT: Readonly<Partial<Record<Layout, string>>> = {
  ...{ product: '口红', ad: '口红', avatar: '女孩', 'id-photo': '男人', portrait: '女孩' },
  ...{ 'full-body': '女孩', figurine: '熊猫', group: '一家三口' },
}

describe('words of use', () => {
  for (const [layout, words] of Object.entries(USES))
    test(`${layout}: behind a subject they neither replace nor decline it`, () => {
      const subject = SUBJECT[layout as Layout] ?? '小猫'
      const alone = readSubject(subject)
      for (const word of words.trim().split(/\s+/)) {
        const read = readSubject(subject + word)
        const family = familyOf(read)?.id
        assert.ok(read === alone || family === 'design', `${subject + word}: ${read}`)
        const { ignored } = readIntent(subject + word).reading
        assert.ok(!ignored.some((part) => part.includes(word)), `${word} is no word to draw`)
      }
    })

  test('alone those of diagrams are declined, with something that is drawn', () => {
    for (const word of ['信息图', '界面']) {
      const intent = readIntent(word)
      assert.equal(intent.kind, 'declined', word)
      if (intent.kind !== 'declined') continue
      assert.ok(intent.alternatives.length >= 2, word)
      for (const other of intent.alternatives) assert.notEqual(readIntent(other).kind, 'declined')
    }
  })
})

test('attributes before or behind a subject leave it the subject', () => {
  const lost = [...ATTRIBUTE_WORDS].filter(
    (word) => readSubject(`${word}，一只猫`) !== 'cat' || readSubject(`一只猫，${word}`) !== 'cat',
  )
  assert.deepEqual(lost, [])
})

describe('nearest things', () => {
  const vocabulary = new Vocabulary(FAMILIES)

  test('exist, and no word is in two rows', () => {
    for (const { by } of nearestThings) assert.ok(familyOf(by), by)
    for (const { by } of nearestInLandscapes) assert.ok(lexicon.has(by), by)
    const words = [...nearestThings, ...nearestInLandscapes].map(({ word }) => word)
    assert.equal(new Set(words).size, words.length)
    assert.ok(words.length >= 2000)
    const drawn = FAMILIES.flatMap(({ things }) => Object.values(things))
      .join(' ')
      .split(/\s+/)
    const own = new Set(drawn)
    assert.deepEqual(
      nearestThings.filter(({ word }) => own.has(word)),
      [],
      'words with a drawing of their own',
    )
    for (const word of words)
      assert.ok(vocabulary.find(word) ?? vocabulary.findAlone(word), `${word} is found`)
  })

  test('of things are drawn where their words stand alone, and reported as substitutes', () => {
    for (const { word, by, broad } of nearestThings.filter((_, at) => at % 7 === 0)) {
      const { reading, ...intent } = readIntent(word)
      const own = vocabulary.find(word)
      if (own && !own.standIn) continue
      assert.equal(intent.kind === 'illustration' && intent.brief.main.id, by, word)
      assert.deepEqual(
        reading.substituted?.map((one) => [one.word, one.broad]),
        [[word, broad]],
      )
      assert.deepEqual(reading.ignored, [], word)
    }
  })

  test('of a property of others are drawn only where nothing is named that could have it', () => {
    assert.equal(readSubject('一把躺椅'), 'deck-chair')
    const worn = readIntent('戴耳环的女孩')
    assert.equal(worn.kind === 'illustration' && worn.brief.main.id, 'girl')
    assert.equal(worn.reading.substituted, undefined)
    assert.equal(readSubject('毛衣，女孩'), 'girl')
  })

  test('of a landscape are painted there, and reported as substitutes', () => {
    for (const [word, by] of [
      ['吊脚楼', '小屋'],
      ['苍鹭', '仙鹤'],
      ['水池', '湖'],
    ] as const) {
      const { wishes, reading } = parsePrompt(`${word}，清晨`)
      assert.ok(wishes.length >= 2, `${word} asks for something`)
      assert.deepEqual(
        [reading.substituted?.map((one) => [one.word, one.by]), reading.ignored],
        [[[word, by]], []],
      )
      assert.ok(!reading.understood.includes(word))
      assert.equal(readIntent(`${word}，清晨`).kind, 'landscape')
    }
  })

  test('leave words alone whose parts are drawn', () => {
    assert.equal(parsePrompt('远处的小木屋').reading.substituted, undefined)
    assert.deepEqual(readIntent('小木屋').reading.substituted, undefined)
  })

  test('are reported with the word they replace', () => {
    const { reading } = readIntent('一只杜宾犬在草地上')
    assert.deepEqual(reading.substituted, [{ word: '杜宾犬', by: '狗', broad: false }])
    assert.equal(readIntent('一只小狗').reading.substituted, undefined)
  })
})

const UNDRAWN: readonly (readonly [prompt: string, action: string, subject: string])[] = [
  ['学者拔河', '拔河', '学者'],
  ['女孩射箭', '射箭', '女孩'],
  ['奶奶绣花', '绣花', '奶奶'],
  ['骑士单膝跪地', '单膝跪地', '骑士'],
  ['女孩采茶', '采茶', '女孩'],
  ['小猫拔河', '拔河', '小猫'],
  ['妈妈洗碗', '洗碗', '妈妈'],
]

const DONE: readonly (readonly [prompt: string, shown: string])[] = [
  ['奶奶扫地', 'main hold:broom'],
  ['女人握着一把剑', 'main hold:sword'],
  ['妈妈包饺子', 'main table:dumplings'],
  ['学者写字', 'main hold:writing'],
  ['妈妈做饭', 'place kitchen'],
  ['一只小橘猫在弹钢琴', 'other piano beside'],
  ['在办公室打字的女人', 'other laptop held'],
  ['熊猫弹吉他', 'main hold:guitar'],
  ['老师在讲课', 'place classroom'],
]

test('a number of what somebody holds is not one of who holds it', () => {
  const intent = readIntent('男人拿着两个书包')
  assert.ok(intent.kind === 'illustration' && intent.brief.main.count === null)
})

test('an action that is done with a thing or in a place has it in the picture', () => {
  for (const [prompt, shown] of DONE) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const { main, place, others } = intent.brief
    const listed = [
      ...main.traits.map(({ slot, value }) => `main ${slot}:${value}`),
      `place ${place?.id}`,
      ...others.map(({ id, traits }) => `other ${id} ${traits[0]?.value}`),
    ]
    assert.ok(listed.includes(shown), `${prompt}: ${listed.join(', ')}`)
    assert.deepEqual(intent.reading.ignored, [], prompt)
  }
})

test('an action without a drawing is declined by name, with the same subject in drawn ones', () => {
  for (const [prompt, action, subject] of UNDRAWN) {
    const intent = readIntent(prompt)
    assert.equal(intent.kind, 'declined', prompt)
    if (intent.kind !== 'declined') continue
    assert.equal(intent.unknown, action)
    assert.ok(intent.alternatives.length > 0, prompt)
    for (const other of intent.alternatives) {
      assert.ok(other.includes(subject), other)
      assert.equal(readIntent(other).kind, 'illustration', other)
    }
  }
})

test('an action that landscapes have a figure for is painted there', () => {
  for (const prompt of ['老人在江边钓鱼', '爷爷钓鱼']) {
    assert.equal(readSubject(prompt), '@钓鱼')
    assert.ok(readIntent(prompt).reading.understood.some((words) => words.includes('钓鱼')))
  }
  assert.equal(readSubject('小猫钓鱼'), 'cat')
})

const COMPOUNDS: readonly (readonly [prompt: string, subject: string])[] = [
  ['口红产品图', 'lipstick'],
  ['运动鞋商品主图', 'sneaker'],
  ['狐狸裁缝', 'fox'],
  ['柴犬宇航员', 'shiba'],
  ['狮子雕塑', 'lion'],
  ['恐龙宝宝', 'dinosaur'],
  ['面包片', 'bread'],
  ['熊猫崽', 'panda'],
  ['虎幼崽', 'tiger'],
  ['老虎下山', 'tiger'],
  ['泥瓦匠', 'person'],
  ['红色法拉利', 'sports-car'],
  ['金属纹路，一只猫', 'cat'],
]

test('compounds: the head is what can be drawn, not its form, role or use', () => {
  for (const [prompt, subject] of COMPOUNDS) assert.equal(readSubject(prompt), subject, prompt)
})

/** Unknown compound | thing that its end names, `!` where its end only looks like one. */
const TAILS: readonly (readonly [word: string, thing: string])[] = [
  ['客户经理', 'office-worker'],
  ['喜剧演员', 'person'],
  ['空酒瓶', 'vase'],
  ['猎兔犬', 'dog'],
  ['捕蝇草', '!'],
  ['报名表', '!'],
  ['上班服', '!'],
  ['食人鱼', '!'],
  ['狂犬', '!'],
  ['豆腐花', '!'],
  ['灵车', '!'],
  ['弹簧刀', '!'],
]

test('tails: an unknown compound is drawn as what its end names, and reported so', () => {
  for (const [word, thing] of TAILS) {
    const read = readSubject(word)
    if (thing === '!') assert.match(read, /^!/, word)
    else {
      assert.equal(read, thing, word)
      assert.equal(readIntent(word).reading.substituted?.[0]?.word, word)
    }
  }
})

test('tails: a known word and an action keep their own reading', () => {
  assert.equal(readIntent('热带鱼').reading.substituted, undefined)
  assert.equal(readIntent('电影海报').reading.substituted, undefined)
  assert.equal(readSubject('蒙古长袍'), '!长袍')
  assert.equal(readSubject('食蚁兽特写'), '!食蚁兽')
})
