import { render, screen } from '@testing-library/react'
import { makeJob } from '@/lib/testJobs'
import { useApp } from '@/stores/app'
import { GoOn } from './GoOn'
import { DETAIL } from './texts'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))

const job = makeJob('one', {})

test('a page opened by its address is drawn before the configuration has arrived', () => {
  expect(useApp.getState().appConfig).toBeNull()
  const [picture] = job.pictures
  if (!picture) throw new Error('the job has a picture')
  render(<GoOn job={job} picture={picture} />)
  expect(screen.queryByText(DETAIL.goOn)).toBeNull()
})
