import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import { maskIssue } from '@contract/tools/mask'
import type { PhotoRegions } from '../gallery/edit-sentences/score-photos'
import type { PhotoReading } from './draft'
import { planPhoto } from './plan-photo'

let photos: PhotoRegions
before(async () => {
  photos = JSON.parse(await readFile('tests/edit-sentences/regions.json', 'utf8')) as PhotoRegions
})

function plan(id: string, sentence: string): PhotoReading {
  const found = photos[id]
  assert.ok(found, id)
  return planPhoto({ found, aspect: found.aspect }, { sentence })
}

/** 给脸打码 mosaic: summary and tools. */
function describePlan(id: string, sentence: string): string {
  const { plans, declined, notUnderstood } = plan(id, sentence)
  assert.deepEqual(notUnderstood, [], sentence)
  const [first] = plans
  assert.ok(first, `${sentence}: ${declined?.message}`)
  for (const { params } of first.tools)
    if (params.mask !== undefined)
      assert.equal(maskIssue(params.mask, { label: '选区', required: true }), null)
  return `${first.summary} ${first.tools.map(({ tool }) => tool).join(' ')}`
}

describe('an everyday wish about a photograph', () => {
  test('hides faces and writing', () => {
    assert.equal(describePlan('f23', '脸打码'), '给脸打码 mosaic')
    assert.equal(describePlan('f23', '左边那个人的脸打上马赛克'), '给左边的人的脸打码 mosaic')
    assert.equal(
      plan('f23', '左边那个人的脸打上马赛克').plans[0]?.steps[0]?.targetId,
      'person-2-face',
    )
    assert.equal(describePlan('f28', '牌子上的字糊掉'), '给牌子上的字打码 mosaic')
    assert.equal(plan('f26', '车牌打码').declined?.reason, 'cannot')
    // the faces of the others are not found: those of the main people are not meant
    assert.equal(plan('f23', '给路人的脸打个码').plans.length, 0)
    assert.equal(describePlan('f21', '背景模糊一点'), '虚化背景 blur')
  })

  test('cuts and adds at an edge, for papers by the face', () => {
    assert.equal(describePlan('f21', '裁掉左边一点'), '裁掉左边 crop')
    const { params } = plan('f21', '裁掉右边三分之一').plans[0]?.tools[0] ?? {}
    assert.deepEqual(params?.box, { x: 0, y: 0, width: 1 - 1 / 3, height: 1 })
    for (const sentence of ['头顶多留点空', '头上空太少了', '上面多加点空间'])
      assert.equal(describePlan('f13', sentence), '往上扩一点 outpaint', sentence)
    assert.equal(describePlan('f42', '右边多留点海，往外扩扩'), '往右扩一点 outpaint')
    assert.equal(describePlan('f13', '裁成一寸照的尺寸'), '裁成一寸照 crop')
    const box = plan('f13', '裁成证件照比例').plans[0]?.tools[0]?.params.box as unknown as {
      width: number
      height: number
    }
    const aspect = photos.f13?.aspect ?? 1
    assert.ok(Math.abs((box.width * aspect) / box.height - 5 / 7) < 0.01)
  })

  test('turns what was held aslant upright', () => {
    for (const sentence of ['歪了', '照片拍歪了，扶正', '地平线不平，拉平'])
      assert.equal(describePlan('f21', sentence), '把画面扶正 level', sentence)
    assert.equal(plan('f33', '顺时针转5度').plans[0]?.tools[0]?.params.degrees, 5)
    assert.equal(plan('f33', '往左转一点').plans[0]?.tools[0]?.params.degrees, -3)
  })

  test('says where light comes from and what is too dark', () => {
    assert.equal(describePlan('f13', '从右边打点光'), '从右侧打光 lamp')
    for (const sentence of ['逆光改善一下', '背光了，提亮一下', '夜景太黑', '阴影淡一点'])
      assert.equal(describePlan('f33', sentence), '暗部亮一点 shadows', sentence)
    assert.equal(describePlan('f13', '脸上的阴影淡一点'), '脸暗部亮一点 shadows')
    assert.equal(describePlan('f33', '高光压一压'), '高光暗一点 shadows')
  })

  test('complains of skin, eyes and noise; what cannot be done is declined with what is near', () => {
    assert.equal(describePlan('f13', '脸上的痘痘去掉'), '去掉痘痘 smooth')
    assert.equal(describePlan('f13', '磨皮'), '给脸磨皮 smooth')
    assert.equal(describePlan('f13', '去红眼'), '去掉红眼 redEye')
    assert.equal(describePlan('f13', '噪点多，降噪'), '去掉噪点 denoise')
    const { declined } = plan('f13', '黑眼圈去掉')
    assert.deepEqual(
      declined?.alternatives.map(({ summary }) => summary),
      ['给脸磨皮', '脸亮一点点'],
    )
    assert.equal(plan('f13', '眼镜反光').declined?.alternatives.length, 1)
    assert.match(plan('f33', '去皱纹').declined?.message ?? '', /没有在照片里找到脸/)
  })
})

describe('a thing that no network names', () => {
  test('is the one region of its place or colour, and the plan says for what it is taken', () => {
    for (const [id, sentence, regionId, note] of [
      ['f17', '左边的旗子去掉', 'thing-4', '「旗子」按左边像瓶子的那个物体处理'],
      ['f22', '红色的垫子去掉', 'thing-4', '按红色的像飞盘的那个物体处理'],
      ['f40', '中间的爱心去掉', 'subject', '「爱心」按中间那个物体处理'],
      ['f17', '把左边的国期去掉', 'thing-4', '「国旗」按左边'],
    ] as const) {
      const [first] = plan(id, sentence).plans
      assert.equal(first?.steps[0]?.targetId, regionId, sentence)
      assert.ok(first?.summary.includes(note), first?.summary)
    }
  })

  test('is not guessed at by its name alone, and no other thing that is known takes its place', () => {
    for (const [id, sentence] of [
      ['f40', '爱心改成红色'],
      ['f10', '左边的床头柜去掉'],
      ['f01', '左边的船去掉'],
      ['f28', '左边的广告牌去掉'],
      ['f19', '咖啡拉花去掉'],
    ] as const) {
      const { plans, declined } = plan(id, sentence)
      assert.equal(plans.length, 0, sentence)
      assert.match(declined?.message ?? '', /框一块/)
    }
  })

  test('is called as the whole picture is, where the detector is in doubt', () => {
    assert.equal(plan('f38', '换成蓝色的').plans[0]?.summary, '把笔盒改成蓝色')
  })

  test('is known by a wider class, or as what the whole picture is of', () => {
    for (const [id, sentence, regionId] of [
      ['f22', '可乐拿走', 'thing-1'],
      ['f40', '抱枕换成蓝色', 'thing-1'],
      ['f38', '笔袋换成绿色', 'subject'],
      ['f32', '马车去掉', 'subject'],
      ['f39', '五瓶太多，留三瓶', 'thing-2 thing-5'],
    ] as const)
      assert.equal(plan(id, sentence).plans[0]?.steps[0]?.targetId, regionId, sentence)
  })
})

describe('the manner of a sentence', () => {
  test('changes nothing in its wish', () => {
    for (const [id, sentence, summary] of [
      ['f02', '能不能麻烦您帮我把猫去掉呀，谢谢', '去掉猫'],
      ['f08', '左边走路的那些人，能不能请你都去掉呀', '去掉左边的人'],
      ['f06', '转素描', '改成素描风'],
      ['f02', '猫，删', '去掉猫'],
      ['f03', '帮俺把狗弄成黑滴', '把狗改成黑色'],
      ['f03', '那个椅子看着碍事儿', '去掉椅子'],
      ['f26', '这车颜色不好看，换个黑的', '把车改成黑色'],
      ['f44', '变成黑白老照片', '黑白、复古一点'],
      ['f09', '马变黑马', '把马改成黑色'],
      ['f21', '水里俩小人去了', '去掉水里两个小人'],
      ['f03', '草枯成这样好荒凉，不能绿一点吗', '把草改成绿色'],
      ['f13', '换成蓝底，我要做证件照', '背景换成蓝色'],
      ['f11', '这是我父亲小时候的照片，上面都裂了，请你帮我修一修好吗', '去掉裂痕'],
    ] as const)
      assert.equal(plan(id, sentence).plans[0]?.summary, summary, sentence)
  })
})

describe('a thing at another place or of another size', () => {
  test('is cut, its old place filled, and laid down as far as the words say', () => {
    const { params, tool } = plan('f37', '羊往左边移一点').plans[0]?.tools[0] ?? {}
    assert.equal(tool, 'place')
    const { dx, scale, hole, mask } = params as Record<string, unknown>
    assert.ok((dx as number) < -0.05 && (dx as number) > -0.15)
    assert.equal(scale, 1)
    for (const one of [hole, mask])
      assert.equal(maskIssue(one, { label: '选区', required: true }), null)
    assert.equal(plan('f37', '羊往左边移一点').plans[0]?.summary, '把羊往左移一点')
    const smaller = plan('f37', '羊缩小').plans[0]?.tools[0]?.params.scale as unknown as number
    assert.ok(smaller < 1)
  })

  test('is declined with its removal where it would be torn, cover others or leave the picture', () => {
    for (const [id, sentence, why] of [
      ['f24', '人往左移一点', /挨在一起|拿着/],
      ['f23', '右边的人往左挪一点', /挨在一起|拿着|看不清|画面外面/],
      ['f35', '熊往右移一点', /看不清|画面外面/],
      ['f22', '可乐往左移一点', undefined],
      ['f21', '人往左移', /一次只能挪一个|看不清|挨/],
    ] as const) {
      const { plans, declined } = plan(id, sentence)
      if (why === undefined) assert.equal(plans[0]?.tools[0]?.tool, 'place')
      else assert.match(declined?.message ?? '', why, sentence)
    }
    const { declined } = plan('f24', '人往左移一点')
    assert.deepEqual(
      declined?.alternatives.map(({ summary }) => summary),
      ['去掉人'],
    )
  })
})
