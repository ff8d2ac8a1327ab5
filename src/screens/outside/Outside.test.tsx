import { fireEvent, render, screen } from '@testing-library/react'
import { go } from '@/domain/navigation/navigate'
import { Outside } from './Outside'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/storage')
jest.mock('@/platform/env', () => ({ IS_H5: true }))
jest.mock('@/platform/site', () => ({
  siteOrigin: () => 'https://moguang.example',
  openOutside: jest.fn(),
}))
jest.mock('@/platform/toast')
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(async () => true) }))
jest.mock('@/domain/navigation/navigate', () => ({ back: jest.fn(), go: jest.fn() }))
jest.mock('@/ui/WebFrame/WebFrame', () => jest.requireActual('@/ui/WebFrame/WebFrame.h5'))

beforeEach(() => jest.clearAllMocks())

test('an allowed address opens in a frame of this page', () => {
  render(<Outside url="/api/openapi.json" />)
  expect(screen.getByTitle('网页').getAttribute('src')).toBe(
    'https://moguang.example/api/openapi.json',
  )
})

test('another site opens after a confirmation, not in a frame', () => {
  render(<Outside url="https://docs.example.org/a" />)
  expect(document.querySelector('iframe')).toBeNull()
  screen.getByText('即将离开墨光')
})

test.each([
  ['/pagesC/ucenter/quest?from=b', 'redirect'],
  ['https://moguang.example/pages/tools/tools', 'switchTab'],
  ['/', 'switchTab'],
])('the app’s own page %s is opened as a page', (url, action) => {
  render(<Outside url={url} />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(go).toHaveBeenCalledWith(action, url.replace('https://moguang.example', ''))
})

test('what is no web page is refused', () => {
  render(<Outside url="javascript:alert(1)" />)
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByText('返回'))
})
