import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import type { MiniApp } from './host/launch'
import { tapAndRead, expectNoProblem, expectProblem, launchFixture } from './testkit'

describe('what the phone shows and keeps', () => {
  let app: MiniApp
  before(async () => {
    app = await launchFixture({ path: 'pages/detail/detail' })
  })
  beforeEach(() => app.takeProblems())
  after(() => app.close())

  it('a modal stays until it is answered', async () => {
    await app.tap('问一问')
    assert.equal((await app.modal())?.title, '真的？')
    await app.answerModal(true)
    assert.match(await app.text(), /"confirm":true/)
    assert.equal(await app.modal(), null)
    await assert.rejects(app.answerModal(true), /no modal is open/)
  })

  it('a button of a modal has at most four characters', async () => {
    assert.match(await tapAndRead(app, '长按钮'), /showModal:fail confirmText length/)
    await expectProblem(app, 'api', /confirmText/)
  })

  it('an action sheet answers with the item or with cancel', async () => {
    await app.tap('菜单')
    assert.deepEqual(await app.actionSheet(), ['甲', '乙'])
    await app.answerActionSheet('乙')
    assert.match(await app.text(), /"tapIndex":1/)
    await app.tap('菜单')
    await app.answerActionSheet(null)
    assert.match(await app.text(), /showActionSheet:fail cancel/)
  })

  it('a toast goes after its time, a loading stays', async () => {
    await app.tap('提示')
    assert.equal((await app.toast())?.title, '好了')
    await app.sleep(150)
    assert.equal(await app.toast(), null)
    await app.tap('等待')
    assert.equal(await app.loading(), '在做')
  })

  it('a badge can be set on tab pages only', async () => {
    assert.match(await tapAndRead(app, '徽标'), /setTabBarBadge:fail not TabBar page/)
  })

  it('notifies listeners that the network is gone', async () => {
    assert.match(await tapAndRead(app, '网络'), /"networkType":"wifi"/)
    await app.network(false)
    assert.match(await app.text(), /"isConnected":false/)
    await app.network(true)
  })

  it('a call without callbacks returns nothing, as on clients without promises', async () => {
    assert.equal(await tapAndRead(app, '承诺'), '得到 undefined')
    await expectNoProblem(app)
  })

  it('a node query answers', async () => {
    assert.equal(await tapAndRead(app, '量一量'), '量了 1')
  })

  it('storage outlives the app', async () => {
    assert.equal(await tapAndRead(app, '记住'), '1 []')
    app = await app.relaunch({ path: 'pages/home/home' })
    assert.deepEqual(await app.storage(), { k: '{"n":1}' })
  })
})

describe('fields and controls', () => {
  let app: MiniApp
  before(async () => {
    app = await launchFixture({ path: 'pages/form/form' })
  })
  after(() => app.close())

  it('typing reaches the page, cut at maxlength', async () => {
    await app.input('名字', '一二三四五六七八')
    assert.match(await app.text(), /你好 一二三四五六$/m)
    await waitForEqual(() => app.value('名字'), '一二三四五六')
    await app.confirm('名字')
    assert.match(await app.text(), /发出 一二三四五六$/m)
  })

  it('a switch flips', async () => {
    await app.tap('开关')
    assert.match(await app.text(), /^开$/m)
  })

  it('scrolling to the end asks for more', async () => {
    await app.scrollToLower()
    assert.match(await app.text(), /2 页/)
  })

  it('leaves no problem', () => expectNoProblem(app))
})
