import { fireEvent, render, screen } from '@testing-library/react'
import { MoreFoot } from './MoreFoot'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))

const state = (change: object) => ({
  data: {},
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: jest.fn(async () => undefined),
  refetch: jest.fn(async () => undefined),
  ...change,
})

test('a page that failed is requested again', () => {
  const failed = state({ isError: true, isFetchNextPageError: true, hasNextPage: true })
  render(<MoreFoot state={failed} />)
  fireEvent.click(screen.getByText('没有加载出来，点一下再试'))
  expect(failed.fetchNextPage).toHaveBeenCalledTimes(1)
  expect(failed.refetch).not.toHaveBeenCalled()
})

test('a list that never loaded is requested from its beginning', () => {
  const lost = state({ data: undefined, isError: true })
  render(<MoreFoot state={lost} />)
  fireEvent.click(screen.getByText('没有加载出来，点一下再试'))
  expect(lost.refetch).toHaveBeenCalledTimes(1)
})

test('a complete list whose refetch failed is still complete', () => {
  render(<MoreFoot state={state({ isError: true })} end="没有别的了" />)
  screen.getByText('没有别的了')
  expect(screen.queryByRole('button')).toBeNull()
})
