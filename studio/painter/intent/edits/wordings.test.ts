import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readEdit } from './read-edit'

const read = (sentence: string): string =>
  readEdit(sentence)
    .steps.map(({ kind, target, value = '' }) => `${kind} ${target?.name ?? ''} ${value}`.trim())
    .join('; ')

describe('roundabout wordings', () => {
  test('say what is meant instead of what is there', () => {
    assert.equal(read('我要的是仓鼠，不是猫'), read('猫换成仓鼠'))
    assert.equal(read('不是猫，我要的是兔子'), read('猫换成兔子'))
    assert.equal(read('我说的是雪地，地上全是草'), read('换成雪地'))
  })

  test('add what follows, holds or rises', () => {
    assert.equal(read('后面再跟两只鸭子'), read('后面再加两只鸭子'))
    assert.equal(read('用盘子装着'), read('加个盘子'))
    assert.equal(read('烟囱冒点白烟'), read('烟囱上加白烟'))
  })

  test('let hair down and make colours paler', () => {
    assert.equal(read('头发放下来，要披肩长发'), read('头发变成长发'))
    assert.equal(read('外套别那么红，淡点'), read('外套改成淡红色'))
  })

  test('complain of what is there and say what should be', () => {
    assert.equal(read('背景怎么是粉的，换成街道'), read('背景换成街道'))
    assert.equal(read('花怎么是白的，改成红的'), read('花改成红的'))
    assert.equal(read('我要的是卧室，怎么成书房了'), read('书房换成卧室'))
    assert.equal(read('怎么画成天鹅了，我要的是大白鹅'), read('天鹅换成大白鹅'))
    assert.equal(read('我说的是纸箱不是礼物盒，改一下'), read('礼物盒换成纸箱'))
    assert.equal(read('天别那么紫，要蓝天'), read('天换成蓝天'))
    assert.equal(read('茶太绿了，淡一点'), read('茶改成淡绿色'))
    assert.equal(read('篱笆呢？没看见啊'), read('加篱笆'))
    assert.equal(read('头发扎起来吧'), read('头发变成马尾'))
  })

  test('say what is there first, or what for', () => {
    assert.equal(read('我要的是烤鸡，这是牛排'), read('牛排换成烤鸡'))
    assert.equal(read('这是牛排，我要的是烤鸡'), read('牛排换成烤鸡'))
    assert.equal(read('跳舞还戴什么围巾，去掉'), read('围巾去掉'))
    assert.equal(read('脚下怎么是草地，要冰面'), read('地面换成冰面'))
    assert.equal(read('柴犬要黄的，不要黑的'), read('柴犬要黄的'))
    assert.equal(read('云太多了，少一点'), read('云少一点'))
    assert.equal(read('酸梅汤没画，补一瓶'), read('加酸梅汤'))
    assert.equal(read('让她背上的包变成黑涩'), read('让她的包变成黑色'))
    assert.equal(read('把帆船册了'), read('把帆船删了'))
    assert.equal(read('花的颜色不对，应该是白的'), read('花改成白的'))
    assert.equal(read('字太小了看不清'), read('字大一点'))
    assert.equal(read('字换个位置，放上面'), read('字移到上面'))
    assert.equal(read('别站在那儿，坐下'), read('坐下'))
    assert.equal(read('天太空了加几只鸟'), read('天太空了，加几只鸟'))
    assert.equal(read('太阳都没看到，日出要有太阳啊'), read('加太阳'))
    assert.equal(read('夜市没人啊，加几个逛街的'), read('加几个行人'))
    assert.equal(read('底下再写一行 祝爷爷身体健康'), read('底下再写上“祝爷爷身体健康”'))
    assert.equal(read('颜色灰扑扑的，鲜艳一点'), read('颜色鲜艳一点'))
    assert.equal(read('算了还是原来那个桌布'), 'undo')
  })

  test('say one change twice, or name no thing', () => {
    assert.equal(read('狗抠出来，不要背景'), 'cutout  狗')
    assert.equal(read('把墙恢复成白色'), read('墙改成白色'))
    assert.equal(read('天改会蓝色'), read('天改成蓝色'))
    assert.equal(read('颜色再暧一点'), read('颜色再暖一点'))
    assert.equal(read('画面怎么发黄，调白一点'), '')
    assert.equal(read('还是红色的吧'), '')
  })

  test('name a thing by its colour', () => {
    assert.equal(read('领带颜色换成深蓝的'), read('领带换成深蓝的'))
  })
})
