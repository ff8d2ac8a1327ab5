import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readEdit } from './read-edit'

const read = (sentence: string): string =>
  readEdit(sentence)
    .steps.map(({ kind, target, value = '' }) => `${kind} ${target?.name ?? ''} ${value}`.trim())
    .join('; ')

/** Both are read alike, as something. */
function assertAlike(sentence: string, plain: string): void {
  assert.notEqual(read(plain), '', plain)
  assert.equal(read(sentence), read(plain), sentence)
}

describe('roundabout wordings', () => {
  test('say what is meant instead of what is there', () => {
    assertAlike('我要的是仓鼠，不是猫', '猫换成仓鼠')
    assertAlike('不是猫，我要的是兔子', '猫换成兔子')
    assertAlike('我说的是雪地，地上全是草', '换成雪地')
  })

  test('add what follows, holds or rises', () => {
    assertAlike('后面再跟两只鸭子', '后面再加两只鸭子')
    assertAlike('用盘子装着', '加个盘子')
    assertAlike('烟囱冒点白烟', '烟囱上加白烟')
  })

  test('let hair down and make colours paler', () => {
    assertAlike('头发放下来，要披肩长发', '头发变成长发')
    assertAlike('外套别那么红，淡点', '外套改成淡红色')
  })

  test('complain of what is there and say what should be', () => {
    assertAlike('背景怎么是粉的，换成街道', '背景换成街道')
    assertAlike('花怎么是白的，改成红的', '花改成红的')
    assertAlike('我要的是卧室，怎么成书房了', '书房换成卧室')
    assertAlike('怎么画成天鹅了，我要的是大白鹅', '天鹅换成大白鹅')
    assertAlike('我说的是纸箱不是礼物盒，改一下', '礼物盒换成纸箱')
    assertAlike('天别那么紫，要蓝天', '天换成蓝天')
    assertAlike('茶太绿了，淡一点', '茶改成淡绿色')
    assertAlike('篱笆呢？没看见啊', '加篱笆')
    assertAlike('头发扎起来吧', '头发变成马尾')
  })

  test('say what is there first, or what for', () => {
    assertAlike('我要的是烤鸡，这是牛排', '牛排换成烤鸡')
    assertAlike('这是牛排，我要的是烤鸡', '牛排换成烤鸡')
    assertAlike('跳舞还戴什么围巾，去掉', '围巾去掉')
    assertAlike('脚下怎么是草地，要冰面', '地面换成冰面')
    assertAlike('柴犬要黄的，不要黑的', '柴犬要黄的')
    assertAlike('云太多了，少一点', '云少一点')
    assertAlike('酸梅汤没画，补一瓶', '加酸梅汤')
    assertAlike('让她背上的包变成黑涩', '让她的包变成黑色')
    assertAlike('把帆船册了', '把帆船删了')
    assertAlike('花的颜色不对，应该是白的', '花改成白的')
    assertAlike('字太小了看不清', '字大一点')
    assertAlike('字换个位置，放上面', '字移到上面')
    assertAlike('别站在那儿，坐下', '坐下')
    assertAlike('天太空了加几只鸟', '天太空了，加几只鸟')
    assertAlike('太阳都没看到，日出要有太阳啊', '加太阳')
    assertAlike('夜市没人啊，加几个逛街的', '加几个行人')
    assertAlike('底下再写一行 祝爷爷身体健康', '底下再写上“祝爷爷身体健康”')
    assertAlike('颜色灰扑扑的，鲜艳一点', '颜色鲜艳一点')
    assert.equal(read('算了还是原来那个桌布'), 'undo')
  })

  test('say one change twice, or name no thing', () => {
    assert.equal(read('狗抠出来，不要背景'), 'cutout  狗')
    assertAlike('把墙恢复成白色', '墙改成白色')
    assertAlike('天改会蓝色', '天改成蓝色')
    assertAlike('颜色再暧一点', '颜色再暖一点')
    assert.equal(read('画面怎么发黄，调白一点'), '')
    assert.equal(read('还是红色的吧'), '')
  })

  test('name a thing by its colour', () => {
    assertAlike('领带颜色换成深蓝的', '领带换成深蓝的')
  })
})
