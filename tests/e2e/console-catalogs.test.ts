import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PAINT_TIMEOUT_MS } from '../journeys/conditions'
import { type Desk, openDesk, picture } from './console-desk'

describe('what people are shown, made at the console', () => {
  let desk: Desk
  before(async () => {
    desk = await openDesk()
  })
  after(() => desk?.close())

  const dialog = () => desk.page.getByRole('dialog')
  const says = (text: string | RegExp) => desk.page.getByText(text).first().waitFor()
  async function open(tab: string): Promise<void> {
    await desk.page.goto('/console/catalogs')
    await desk.page.getByText(tab, { exact: true }).click()
  }

  it('a style is tried, gets what was painted for its cover, and is offered', async () => {
    const { page, server } = desk
    await open('画风')
    await page.getByRole('button', { name: '加画风' }).click()
    await dialog().getByLabel('名字').fill('墨月')
    await dialog().getByLabel('提示词模板').fill('{画面}，远山，月亮')
    await dialog().getByRole('button', { name: '试一下' }).click()
    await dialog().getByRole('img', { name: '试画的图' }).waitFor({ timeout: PAINT_TIMEOUT_MS })
    await desk.fits('style')
    await dialog()
      .getByLabel('封面，竖着的图最好')
      .setInputFiles(await picture('cover.jpg', 300, 400))
    await dialog().locator('.picture img').waitFor()
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('画风已加上')
    await page.getByRole('switch', { name: '墨月：显示' }).waitFor()
    await desk.fits('catalogs-styles-own')
    const answer = await fetch(`${server.url}/api/styles/app`)
    const { data } = (await answer.json()) as { data: { name: string }[] }
    assert.equal(data[0]?.name, '墨月')
  })

  it('a banner gets its picture and is listed first, with a link that people follow', async () => {
    const { page } = desk
    await open('横幅与今日主题')
    await page.getByRole('button', { name: '加横幅' }).click()
    await dialog().getByLabel('标题').fill('赏荷')
    await dialog().getByLabel('点了去哪').fill('/pagesE/animate/short')
    await dialog()
      .getByLabel(/^图片/)
      .setInputFiles(await picture('lotus.jpg', 800, 400))
    await dialog().locator('.picture img').waitFor()
    await desk.fits('banner')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('横幅已加上')
    await page.getByRole('button', { name: '改赏荷' }).waitFor()
    await desk.fits('catalogs-banners')
  })

  it('a small app is a tool with parameters that are set', async () => {
    const { page, server } = desk
    await open('小应用')
    await page.getByRole('button', { name: '加小应用' }).click()
    await dialog().getByLabel('名字').fill('抠成贴纸')
    await dialog().getByLabel('一句话说它做什么').fill('边缘利落，贴合大小')
    await dialog().getByLabel('用哪个工具').click()
    await page.getByTitle('抠图', { exact: true }).click()
    await dialog().getByLabel('边缘由谁定').click()
    await page.locator('.ant-select-item-option', { hasText: '定好' }).last().click()
    await dialog().getByLabel('边缘的值').waitFor()
    await desk.fits('app')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('小应用已加上')
    await page.getByRole('button', { name: '改抠成贴纸' }).click()
    await dialog().getByLabel('边缘的值').waitFor()
    await dialog().getByRole('button', { name: '不了' }).click()
    await desk.fits('catalogs-apps')
    const answer = await fetch(`${server.url}/api/tools/apps`)
    const { data } = (await answer.json()) as { data: { list: { name: string }[] } }
    assert.equal(data.list[0]?.name, '抠成贴纸')
  })

  it('a day gets a theme of its own, and another one by the list', async () => {
    const { page } = desk
    await open('横幅与今日主题')
    const first = page.getByRole('button', { name: /^写 .* 的主题$/ }).first()
    await first.click()
    await dialog().getByLabel('上句').fill('晚来天欲雪')
    await dialog().getByLabel('下句').fill('能饮一杯无')
    await dialog().getByLabel('画什么').fill('雪夜小屋')
    await dialog()
      .getByLabel(/^图片/)
      .setInputFiles(await picture('snow.jpg', 800, 450))
    await dialog().locator('.picture img').waitFor()
    await desk.fits('theme')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('主题已改')
    await says('晚来天欲雪，能饮一杯无')
    await page.getByText('今日主题', { exact: true }).last().scrollIntoViewIfNeeded()
    await desk.fits('catalogs-themes')
    await page
      .getByLabel(/用哪个主题$/)
      .first()
      .click()
    await page.locator('.ant-select-item-option', { hasText: '按日历' }).last().click()
    await page.getByText('晚来天欲雪，能饮一杯无').waitFor({ state: 'detached' })
  })
})
