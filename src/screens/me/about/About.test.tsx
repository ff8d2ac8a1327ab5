import { fireEvent, render, screen } from '@testing-library/react'
import models from '../../../../models.json'
import { AboutCell } from './AboutCell'
import { absentOn } from './AboutSheet'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ open, children }: { open: boolean; children: React.ReactNode }) =>
    open ? children : null,
}))
jest.mock('@/stores/app', () => {
  const operator = {
    name: '示例科技有限公司',
    contact: 'help@moguang.example',
    filings: [{ name: '水墨大模型', number: '示例备案 0001 号' }],
  }
  return { useApp: (pick: (state: object) => unknown) => pick({ appConfig: { operator } }) }
})
jest.mock('@/platform/log', () => ({ warn: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))

test('关于 names every network with the licence of its weights and where they are from', async () => {
  render(<AboutCell />)
  expect(screen.queryByText('用到的 AI')).toBeNull()
  fireEvent.click(screen.getByText('关于墨光'))
  await screen.findByText('用到的 AI')
  expect(models.models.length).toBeGreaterThan(0)
  for (const { licence, purpose } of models.models) {
    expect(screen.getByText(purpose)).toBeTruthy()
    expect(screen.getAllByText(licence.source).length).toBeGreaterThan(0)
    expect(screen.getAllByText(new RegExp(`${licence.id} 许可`)).length).toBeGreaterThan(0)
  }
})

test('关于 names who runs the installation, and the numbers that law wants shown', async () => {
  render(<AboutCell />)
  fireEvent.click(screen.getByText('关于墨光'))
  await screen.findByText('运营与备案')
  const words = ['示例科技有限公司', 'help@moguang.example', '水墨大模型', '示例备案 0001 号']
  for (const text of words) expect(screen.getByText(text)).toBeTruthy()
})

test('关于 names the sign-in and the payment that a client lacks', () => {
  expect(absentOn('h5')).toBeNull()
  expect(absentOn('weapp')).toBeNull()
  expect(absentOn('tt')).toMatch(/^抖音小程序里没有：抖音一键登录、充值、把视频存到相册。/)
  expect(absentOn('alipay')).toMatch(/支付宝一键登录、充值/)
  expect(absentOn('qq')).toMatch(/QQ 一键登录、充值/)
})
