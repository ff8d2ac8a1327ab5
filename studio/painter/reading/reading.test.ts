import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parsePrompt } from '../parse'

/** `!` denied, `#` count, then colour, size and `@` place: `subject:crane#3 red large @left`. */
function read(prompt: string): string {
  return parsePrompt(prompt)
    .wishes.filter(({ meaning }) => meaning.slot !== 'kind')
    .map(({ meaning, denied, count, tint, size, place }) =>
      [
        `${denied ? '!' : ''}${meaning.value}${count === null ? '' : `#${count}`}`,
        ...[tint, size].filter(Boolean),
        ...(place ? [`@${place}`] : []),
      ].join(' '),
    )
    .join(', ')
}

const RULES: Readonly<Record<string, readonly (readonly [prompt: string, read: string])[]>> = {
  'a numeral counts with and without its measure word': [
    ['三只仙鹤', 'crane#3'],
    ['三仙鹤', 'crane#3'],
    ['两三棵松树', 'pine#3'],
    ['一对仙鹤', 'crane#2'],
    ['两群海鸥', 'birds#9'],
    ['一大群海鸥', 'birds#7'],
    ['九座古塔', 'pagoda#9'],
    ['十几只帆船', 'sailboat#9'],
    ['成百上千的灯笼', 'lantern#9'],
    ['6 只仙鹤', 'crane#6'],
    ['24 lanterns', 'lantern#9'],
    ['dozens of lanterns', 'lantern#9'],
    ['a flock of seagulls', 'birds#7'],
    ['仙鹤三只', 'crane#3'],
    ['白帆点点', 'sailboat#9'],
    ['pagodas', 'pagoda#3'],
    ['千山', 'mountains'],
    ['一叶扁舟', 'skiff, lonely'],
  ],
  'a size belongs to the next thing': [
    ['巨大的松树', 'pine large'],
    ['小亭子，松树', 'pavilion small, pine'],
    ['a tiny pavilion and a huge pagoda', 'pavilion#1 small, pagoda#1 large'],
    ['大海', 'sea'],
    ['大沙漠', 'desert'],
  ],
  'a place stands before its thing or after it': [
    ['左边的亭子', 'pavilion @left'],
    ['左边有一座亭子，右边是柳树', 'pavilion#1 @left, willow @right'],
    ['亭子在左边，柳树在右边', 'pavilion @left, willow @right'],
    ['远处的小木屋', 'cabin @far'],
    ['湖边，近处的芦苇', 'lake, reeds @near'],
    ['a pavilion on the left and a willow on the right', 'pavilion#1 @left, willow#1 @right'],
    ['on the left a pavilion', 'pavilion#1 @left'],
    ['a distant pagoda', 'pagoda#1 @far'],
    ['远处的群山', 'mountains, range'],
    ['近景', 'close'],
    ['近景是松树', 'pine @near'],
  ],
  'a colour belongs to the thing it stands before, else to the picture': [
    ['红色的帆船', 'sailboat red'],
    ['红亭子', 'pavilion red'],
    ['一艘红色的小帆船', 'sailboat#1 red small'],
    ['a red pavilion', 'pavilion#1 red'],
    ['亭子是红色的', 'pavilion red'],
    ['红色，亭子', 'red, pavilion'],
    ['白猫', 'cat white'],
    ['蓝色的大海', 'blue, sea'],
    ['白色的沙滩', 'coast, beach'],
    ['黑白，山', 'grey, mountains'],
  ],
  'a negation reaches its word and the list that follows': [
    ['没有月亮', '!moon'],
    ['没有任何月亮', '!moon'],
    ['没有月亮和星星的湖', '!moon, !stars, lake'],
    ['不要月亮、星星或云，湖', '!moon, !stars, !clouds, lake'],
    ['不要红色的亭子', '!pavilion'],
    ['不要红色，亭子', '!red, pavilion'],
    ['没有汽车和星星', '!stars'],
    ['lake without moon, stars or clouds', 'lake, !moon, !stars, !clouds'],
    ['no moon, lake and stars', '!moon, lake, stars'],
    ['moonless lake', '!moon, night, lake'],
    ['0座古塔', '!pagoda'],
    ['万里无云', 'clear'],
    ['无边无际', 'grand'],
  ],
  'classical lines say several things': [
    ['大漠孤烟', 'desert, sunset, lonely'],
    ['千山鸟飞绝', 'mountains, snow, lonely, !birds'],
    ['小桥流水人家', 'river, brook, bridge, cottage'],
    ['赛博朋克', 'neon, city, night'],
    ['青绿山水', 'blue-green, mountains, lake'],
  ],
  'traditional characters read like simplified ones': [
    ['雲海', 'cloud-sea'],
    ['日出東方', 'dawn, sun'],
    ['沒有飛鳥，燈籠', '!birds, lantern'],
    ['三隻鶴', 'crane#3'],
  ],
  'hyphens and plurals change nothing': [
    ['close-up', 'close'],
    ['8-bit', 'pixel'],
    ['Willows', 'willow#3'],
    ['two willows', 'willow#2'],
  ],
}

for (const [rule, cases] of Object.entries(RULES)) {
  test(rule, () => {
    for (const [prompt, expected] of cases) assert.equal(read(prompt), expected, prompt)
  })
}

describe('the reading', () => {
  const reading = (prompt: string) => parsePrompt(prompt).reading

  test('shows what was understood with everything said of it, as it was written', () => {
    assert.deepEqual(reading('三只白鹤，紅色的帆船，沒有月亮和星星，Two CRANES').understood, [
      '三只白鹤',
      '紅色的帆船',
      '沒有月亮和星星',
      'Two CRANES',
    ])
    assert.deepEqual(reading('亭子在左边').understood, ['亭子在左边'])
    assert.deepEqual(reading('no birds, boats or people').understood, ['no birds, boats or people'])
  })

  test('lists a word whole that is read as another one', () => {
    for (const prompt of ['a lake in space', 'a lake in space, at night'])
      assert.deepEqual(reading(prompt).understood.slice(0, 2), ['a lake', 'space'], prompt)
  })

  test('holds no particle and no half of a word', () => {
    assert.deepEqual(reading('画一幅在湖边的画，飘着的云').ignored, [])
    assert.deepEqual(reading('机器人在中国的海滩上奔跑').ignored, ['机器人', '中国'])
    assert.deepEqual(reading('a dancing robot by the sea').ignored, ['dancing', 'robot'])
    assert.deepEqual(reading('مدينة على البحر').ignored, ['مدينة', 'على', 'البحر'])
    assert.deepEqual(reading('let x = { y: [] }; // ###').ignored, ['let', 'x', 'y'])
  })
})
