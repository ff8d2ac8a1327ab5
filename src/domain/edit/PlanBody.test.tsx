import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { EditPlan, EditReading } from '@contract/edits'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { submitTool } from '@/domain/tool-run/submit'
import { makeJob } from '@/lib/testJobs'
import { useRunningJobs } from '@/domain/jobs/useJob'
import { PlanBody } from './PlanBody'
import type { EditTarget } from './types'
import { useEditOrder } from './useEditOrder'
import { usePlan } from './usePlan'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/tool-run/submit', () => ({ submitTool: jest.fn() }))
jest.mock('@/domain/jobs/useJob', () => ({ useRunningJobs: jest.fn(() => []) }))
jest.mock('@/domain/jobs/watch', () => ({ watchJob: jest.fn() }))
jest.mock('@/domain/credits/useScore', () => ({ useBalance: () => 10 }))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))

const SENTENCE = '把小船换成红色'

const target: EditTarget = {
  jobId: 'job',
  pictureId: 'picture',
  ref: 'picture:picture',
  url: '/full',
  thumbUrl: '/thumb',
  width: 3,
  height: 4,
  color: '#123456',
  threadId: null,
}

const bounds = { x: 0, y: 0, width: 0.2, height: 0.2 }
const plan: EditPlan = {
  id: 'plan',
  summary: SENTENCE,
  steps: [{ kind: 'recolour', target: '小船', targetId: 'boat', value: '红色', choices: ['橙色'] }],
  keep: ['塔', '构图'],
  tool: 'edit',
  params: { image: 'picture:picture', operations: [] },
  modelId: null,
  quote: 2,
  etaMs: 3000,
  regions: [
    { id: 'boat', name: '小船', bounds, role: 'change' },
    { id: 'tower', name: '塔', bounds, role: 'keep' },
  ],
}

const ordered = jest.fn()

function Harness() {
  const state = usePlan(target, { sentence: SENTENCE, versionId: null, references: [] })
  const order = useEditOrder(target, state.said, { onOrdered: ordered, onStale: state.refresh })
  return <PlanBody {...{ target, sentence: SENTENCE, state, order }} onUndo={() => undefined} />
}

function show(reading: EditReading) {
  jest.mocked(call).mockResolvedValue(reading)
  render(
    <QueryClientProvider client={queryClient}>
      <Harness />
    </QueryClientProvider>,
  )
}

const lastBody = () => (jest.mocked(call).mock.lastCall?.[1] as { body: object }).body

beforeEach(() => {
  jest.clearAllMocks()
  queryClient.clear()
})

test('the price is on the button alone, and nothing is ordered before it is pressed', async () => {
  show({ plans: [plan], notUnderstood: [] })
  await screen.findByText('· 2 积分')
  expect(screen.getAllByText(/积分/)).toHaveLength(2)
  expect(submitTool).not.toHaveBeenCalled()
})

test('a plan that takes long says what is before it, the first one and a corrected one', async () => {
  jest.mocked(useRunningJobs).mockReturnValue([makeJob('other', { status: 'running' })])
  show({ plans: [plan], notUnderstood: [] })
  await screen.findByText('· 2 积分')
  expect(screen.queryByText(/前面还有/)).toBeNull()
  jest.mocked(call).mockReturnValue(new Promise(() => undefined))
  fireEvent.click(screen.getByLabelText('红色，换一个'))
  fireEvent.click(screen.getByText('橙色'))
  expect(await screen.findByText(/前面还有 1 个/, undefined, { timeout: 4_000 })).toBeTruthy()
})

test('another value makes the next plan from the corrected step', async () => {
  show({ plans: [plan], notUnderstood: [] })
  fireEvent.click(await screen.findByLabelText('红色，换一个'))
  fireEvent.click(screen.getByText('橙色'))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(lastBody()).toMatchObject({
    pictureId: 'picture',
    sentence: SENTENCE,
    steps: [{ kind: 'recolour', value: '橙色', choices: ['红色'] }],
  })
})

test('a name taken from what stays is ordered without it and needs no other plan', async () => {
  jest.mocked(submitTool).mockResolvedValue({ job: makeJob('made'), balance: 8 } as never)
  show({ plans: [plan], notUnderstood: [] })
  fireEvent.click(await screen.findByLabelText('不动：塔，点一下去掉'))
  fireEvent.click(screen.getByText('确认改'))
  await waitFor(() => expect(ordered).toHaveBeenCalled())
  expect(call).toHaveBeenCalledTimes(1)
  expect(jest.mocked(submitTool).mock.lastCall?.[1]).toMatchObject({
    quotedCredits: 2,
    parentId: 'job',
    params: plan.params,
    edit: { sentence: SENTENCE, keep: ['构图'], steps: plan.steps },
  })
})

test('a version of a plan corrected by taps says that plan, not the sentence', async () => {
  jest.mocked(submitTool).mockResolvedValue({ job: makeJob('made'), balance: 8 } as never)
  show({ plans: [plan], notUnderstood: [] })
  fireEvent.click(await screen.findByLabelText('红色，换一个'))
  const corrected = { ...plan, id: 'corrected', summary: '把小船改成橙色' }
  jest.mocked(call).mockResolvedValue({ plans: [corrected], notUnderstood: [] })
  fireEvent.click(screen.getByText('橙色'))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  fireEvent.click(await screen.findByText('确认改'))
  await waitFor(() => expect(ordered).toHaveBeenCalled())
  expect(jest.mocked(submitTool).mock.lastCall?.[1]).toMatchObject({
    edit: { sentence: '把小船改成橙色', summary: '把小船改成橙色' },
  })
})

test('an order that was not heard goes under the same id when it is pressed again', async () => {
  jest.mocked(submitTool).mockRejectedValue(new Error('no answer'))
  show({ plans: [plan], notUnderstood: [] })
  await screen.findByText('· 2 积分')
  fireEvent.click(screen.getByText('确认改'))
  await waitFor(() => expect(submitTool).toHaveBeenCalledTimes(1))
  await screen.findByText('确认改')
  fireEvent.click(screen.getByText('确认改'))
  await waitFor(() => expect(submitTool).toHaveBeenCalledTimes(2))
  const [first, second] = jest.mocked(submitTool).mock.calls.map(([, body]) => body.requestId)
  expect(first).toBe(second)
})

test('what cannot be done says so, with both reasons, and offers ways that have a price', async () => {
  const way = { ...plan, id: 'way', summary: '画出水波纹' }
  show({
    plans: [],
    notUnderstood: ['阿彬'],
    declined: {
      reason: 'cannot',
      words: '小船',
      message: '本地画笔只画静的画',
      alternatives: [way],
    },
  })
  await screen.findByText('本地画笔只画静的画')
  expect(screen.getByText('没读懂')).toBeTruthy()
  expect(screen.getByText('没有扣积分，这张也没有动')).toBeTruthy()
  fireEvent.click(screen.getByText('画出水波纹'))
  jest.mocked(submitTool).mockResolvedValue({ job: makeJob('made'), balance: 8 } as never)
  fireEvent.click(screen.getByText('确认改'))
  await waitFor(() => expect(ordered).toHaveBeenCalled())
  expect(jest.mocked(submitTool).mock.lastCall?.[1]).toMatchObject({
    edit: { sentence: '画出水波纹' },
  })
})
