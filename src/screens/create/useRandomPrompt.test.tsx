import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { PromptTools } from './PromptTools'
import { useRandomPrompt } from './useRandomPrompt'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/navigation/navigate')
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/log')

const nothing = () => {}

function Page() {
  const [value, setValue] = useState('自己写的')
  const random = useRandomPrompt(value, setValue)
  return (
    <>
      <textarea value={value} onChange={(event) => setValue(event.target.value)} />
      <PromptTools
        value={value}
        random={random}
        hasBatch={false}
        onHistory={nothing}
        onPolish={nothing}
        onSlot={nothing}
      />
    </>
  )
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const names = () => screen.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(call).mockResolvedValue({ prompt: '雪山下的湖' } as never)
})
afterEach(() => jest.useRealTimers())

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )

async function roll(): Promise<string[]> {
  show()
  const before = names() as string[]
  await press('随机灵感')
  expect(field().value).toBe('雪山下的湖')
  return before
}

test('the way back waits as long as the text is the new one', async () => {
  await roll()
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  await press('撤销')
  expect(field().value).toBe('自己写的')
  expect(screen.queryByLabelText('撤销')).toBeNull()
})

test('what was typed while the idea was on its way comes back', async () => {
  let answer: (data: { prompt: string }) => void = nothing
  jest.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)) as never)
  show()
  await press('随机灵感')
  fireEvent.change(field(), { target: { value: '自己写的，清晨' } })
  await act(async () => answer({ prompt: '雪山下的湖' }))
  expect(field().value).toBe('雪山下的湖')
  await press('撤销')
  expect(field().value).toBe('自己写的，清晨')
})

test('the way back takes the place of no other tool', async () => {
  const before = await roll()
  expect(names()).toEqual([...before, '撤销'])
})

test('the way back ends with the next key', async () => {
  await roll()
  fireEvent.change(field(), { target: { value: '雪山下的湖，清晨' } })
  expect(screen.queryByLabelText('撤销')).toBeNull()
})
