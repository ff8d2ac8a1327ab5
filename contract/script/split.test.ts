import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { splitScript } from './split'
import { readingSeconds, shorten } from './pace'

const LIMITS = { min: 1, max: 12, maxText: 300, maxSeconds: 60 }

function read(script: string, limits: Partial<typeof LIMITS> = {}): string {
  const split = splitScript(script, { ...LIMITS, ...limits })
  if (split.kind === 'shots') return split.shots.map(({ text }) => text).join('|')
  return split.kind === 'empty' ? '' : `refused: ${split.why}`
}

/** `|` is where the script is to be divided. */
const DIVIDED = [
  '下雨的晚上，小夏撑着红伞走过霓虹巷口。|雪停了，她把伞放下，站在老街中间往前看。|木栈道的尽头，她抬头看满天星。',
  '湖边，她放走一盏灯，灯越飞越高。|林子里，小屋亮着窗，她走过去。|窗台上，橘子一直等着。',
  '清晨的江面，薄雾，一叶扁舟',
  '大雪，群山，松树；|雪夜，山中小屋，红灯笼。',
  '她推开门，说：“你来了。”|他笑了笑，把花递过去。',
  '“你看！海！”|孩子指着远处的蓝色。',
  '他大喊：“等等我！我也去！”|火车已经开走了。',
  '老人坐在河边钓鱼，忽然一条大鱼跃出水面。'.replace('，忽然', '，|忽然'),
  '小猫趴在窗台上睡觉，|然后被一只蝴蝶叫醒了。',
  '女孩背着书包走进校园，|这时樱花落了她一身。',
  '他在山顶等了一整夜，|第二天太阳从云海里升起来。',
  '街上人来人往十分热闹，|镜头一转空荡荡的小巷里有一只猫。',
  '快看！海上升起了月亮。',
  '月亮升起来了。好美！|船慢慢靠了岸。',
  '天亮了……|渔船一只只出港。',
  '雨越下越大！！|行人都跑进屋檐下躲雨。',
  '是谁在敲门？！|灯一下子亮了。',
  '山里的茶园（海拔1200米）云雾缭绕。|采茶人背着竹篓上山。',
  '《小王子》里的那只狐狸，坐在麦田边。|风吹过金色的麦浪。',
  '价格是3.5元的冰棍，是我的夏天。|蝉在树上叫个不停。',
  'A girl walks in the rain. |She opens a red umbrella. |The city lights glow.',
  '宇航员走出舱门，看见地球。|他伸出手，像要摸到它。',
  '外婆在灶台前包饺子，热气腾腾。|全家围坐在一起。|窗外放起了烟花。',
  '骆驼队走过沙丘，|最后消失在落日里面。',
  '苹果、香蕉、葡萄、橙子摆满了木桌。|孩子们围着桌子挑水果。',
  '😀笑着的太阳升起来。|🐳鲸鱼跃出海面。',
] as const

describe('divides at its sentences and scenes', () => {
  for (const divided of DIVIDED)
    test(divided, () => {
      const shots = divided.split('|').map((shot) => shot.trim())
      assert.equal(read(divided.replaceAll('|', '')), shots.join('|'))
    })
})

/** Lines and marks of lists. */
const READ: readonly [string, string][] = [
  ['', ''],
  [' \n \n', ''],
  ['雪山\n湖泊', '雪山|湖泊'],
  ['清晨的码头\r\n正午的集市\r\n夜里的灯塔', '清晨的码头|正午的集市|夜里的灯塔'],
  ['1. 清晨的码头\n2. 正午的集市', '清晨的码头|正午的集市'],
  ['1、清晨的码头\n2、正午的集市', '清晨的码头|正午的集市'],
  ['（1）清晨的码头\n（2）正午的集市', '清晨的码头|正午的集市'],
  ['第一镜：清晨的码头\n第二镜：正午的集市', '清晨的码头|正午的集市'],
  ['镜头1：清晨的码头\n镜头2：正午的集市', '清晨的码头|正午的集市'],
  ['- 清晨的码头\n- 正午的集市', '清晨的码头|正午的集市'],
  ['3只小猫在屋顶\n5只小狗在院子', '3只小猫在屋顶|5只小狗在院子'],
  ['1.5米高的向日葵\n一片花海', '1.5米高的向日葵|一片花海'],
  ['风停了。\n\n\n雨也停了。', '风停了。|雨也停了。'],
  [
    '老屋的门吱呀一声开了阳光照进来落在积满灰尘的木地板上，墙角的旧钢琴上还放着那张泛黄的全家福照片。',
    '老屋的门吱呀一声开了阳光照进来落在积满灰尘的木地板上，墙角的旧钢琴上还放着那张泛黄的全家福照片。'.replace(
      '，',
      '，|',
    ),
  ],
]

describe('reads lines', () => {
  for (const [script, expected] of READ)
    test(JSON.stringify(script), () => assert.equal(read(script), expected))
})

test('a script of too many shots loses no word', () => {
  const lines = Array.from({ length: 200 }, (_, i) => `第${i}号灯亮`)
  const split = splitScript(lines.join('\n'), { ...LIMITS, max: 6 })
  if (split.kind !== 'shots') throw new Error(split.kind)
  assert.equal(split.shots.length, 6)
  assert.equal(split.joined, true)
  assert.equal(split.shots.map(({ text }) => text).join(''), lines.join(''))
})

test('refuses what does not fit, each with its reason', () => {
  assert.equal(read('雪'.repeat(2001)), 'refused: script')
  assert.equal(read('雪'.repeat(2000)), 'refused: many')
  assert.equal(read('一只猫', { min: 2 }), 'refused: few')
  assert.equal(read('江边的村庄，石桥和垂柳', { min: 2 }), '江边的村庄，|石桥和垂柳')
})

test('a shot is long enough to read its words, and all fit into the video', () => {
  const texts = ['海', '雪停了，她抬头看满天的星', '海'.repeat(60)]
  assert.deepEqual(texts.map(readingSeconds), [2, 3.5, 8])
  assert.equal(readingSeconds('a red umbrella'), 2.5)
  assert.deepEqual(shorten([8, 8, 8, 8], 30), [7.5, 7.5, 7.5, 7.5])
  assert.deepEqual(shorten([2, 2], 1), [2, 2])
  const long = splitScript(`${'她走过了很长很长的一条路才回到家里。'.repeat(6)}`, {
    ...LIMITS,
    max: 6,
    maxSeconds: 20,
  })
  if (long.kind !== 'shots') throw new Error(long.kind)
  assert.ok(long.shots.reduce((sum, { seconds }) => sum + seconds, 0) <= 20)
})
