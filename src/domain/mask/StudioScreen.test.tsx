import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ThingView } from '@contract/things'
import type { MaskBase, MaskValue } from '@contract/tools/mask'
import { confirmModal } from '@/platform/modal'
import type { RequestMask, MaskAnswer } from './answers'
import { StudioScreen } from './StudioScreen'
import type { RequestRest } from './useRest'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (px: number) => `${px}px` }))
jest.mock('@/ui/useLayer', () => ({ useLayer: () => () => true }))
jest.mock('@/ui/useKeys', () => jest.requireActual('@/ui/useKeys.h5'))
jest.mock('@/ui/Slider/Slider', () => jest.requireActual('@/ui/Slider/Slider.h5'))
jest.mock('@/ui/Canvas/Canvas', () => ({ Canvas: () => null }))
jest.mock('@/stores/lateStorage', () => ({
  lateStorage: () => ({ getItem: () => null, setItem: () => undefined }),
}))
jest.mock('@/platform/haptics', () => ({ tick: () => undefined }))
jest.mock('@/platform/motion', () => ({ prefersReducedMotion: () => true }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/windowInfo', () => ({
  readWindowInfo: () => ({ width: 400, height: 800 }),
  onWindowResize: () => () => undefined,
}))
jest.mock('@/platform/measure', () => ({
  measure: () => Promise.resolve({ left: 0, top: 50, width: 400, height: 600 }),
}))
jest.mock('./proposal', () => ({ readAnswer: () => new Promise(() => undefined) }))

const ANSWER: MaskAnswer = { width: 1, height: 1, png: 'A', confidence: 1, message: null }

let shown: MaskValue
const onDone = jest.fn()
const onClose = jest.fn()
let visit = 0

interface PageProps {
  first?: 'tap'
  requestMask: RequestMask | null
  requestRest?: RequestRest
  base: MaskBase
  src: string
  initial?: MaskValue
  things?: readonly ThingView[]
}

function Page({ requestMask, requestRest, base, src, initial, first, things }: PageProps) {
  const empty: MaskValue = { base, marks: [], inverted: false, feather: 0 }
  const [value, setValue] = useState<MaskValue>(initial ?? empty)
  shown = value
  return (
    <StudioScreen
      {...{ src, value, base, first, requestMask, requestRest, things, onDone, onClose }}
      width={400}
      height={600}
      label="要消除的地方"
      onChange={setValue}
    />
  )
}

const nextPicture = () => `/media/${(visit += 1)}.png`

async function open(requestMask: RequestMask | null = null, base: MaskBase = 'none') {
  render(<Page requestMask={requestMask} base={base} src={nextPicture()} />)
  await act(async () => undefined)
  return screen.getByRole('application')
}

const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })

function paint(canvas: HTMLElement, from: number, to: number): void {
  fireEvent.touchStart(canvas, touch(from, 350))
  fireEvent.touchMove(canvas, touch((from + to) / 2, 350))
  fireEvent.touchMove(canvas, touch(to, 350))
  fireEvent.touchEnd(canvas, { touches: [] })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the mask studio', () => {
  beforeEach(() => jest.clearAllMocks())

  test('a finger paints a simplified line, Ctrl+Z takes it back, Ctrl+Shift+Z brings it', async () => {
    const canvas = await open()
    paint(canvas, 100, 300)
    const line = { kind: 'stroke', add: true, radius: 450, points: [2500, 5000, 7500, 5000] }
    expect(shown.marks).toEqual([line])
    fireEvent.keyDown(document, { key: 'z', ctrlKey: true })
    expect(shown.marks).toEqual([])
    fireEvent.keyDown(document, { key: 'Z', ctrlKey: true, shiftKey: true })
    expect(shown.marks).toEqual([line])
  })

  test('the edges of the screen do not paint', async () => {
    const canvas = await open()
    paint(canvas, 10, 300)
    paint(canvas, 390, 100)
    expect(shown.marks).toEqual([])
  })

  test('every button says what it does, and what cannot be done is off', async () => {
    const canvas = await open()
    for (const name of ['退出', '完成', '画笔', '橡皮', '反选', '清空', '撤销', '重做']) {
      expect(screen.getByRole('button', { name }).getAttribute('tabindex')).toBe('0')
    }
    expect(screen.queryByRole('button', { name: '点选' })).toBeNull()
    const off = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect(['清空', '撤销', '重做'].map(off)).toEqual([true, true, true])
    press('橡皮')
    paint(canvas, 100, 300)
    expect(shown.marks[0]?.add).toBe(false)
    press('反选')
    expect(shown.inverted).toBe(true)
    press('清空')
    expect(shown).toEqual({ base: 'none', marks: [], inverted: false, feather: 0 })
    press('撤销')
    expect(shown.marks).toHaveLength(1)
    expect(['清空', '撤销', '重做'].map(off)).toEqual([false, false, false])
  })

  test('by keys: arrows with shift draw, space makes a dot, brackets change the brush', async () => {
    const canvas = await open()
    fireEvent.keyDown(canvas, { key: 'ArrowRight' })
    fireEvent.keyDown(canvas, { key: 'ArrowRight', shiftKey: true })
    fireEvent.keyDown(canvas, { key: ' ' })
    expect(shown.marks.map((mark) => mark.kind !== 'tap' && mark.points)).toEqual([
      [5300, 5000, 5600, 5000],
      [5600, 5000],
    ])
    fireEvent.keyDown(document, { key: ']' })
    expect(screen.getByLabelText('大小').getAttribute('aria-valuetext')).toBe('40 像素')
  })

  test('a tap is sent at once; a failure is one sentence and can be repeated', async () => {
    const requestMask = jest.fn<Promise<MaskAnswer>, [MaskValue]>()
    requestMask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(ANSWER)
    const canvas = await open(requestMask)
    press('点选')
    fireEvent.touchStart(canvas, touch(200, 350))
    fireEvent.touchEnd(canvas, { touches: [] })
    const tap = { kind: 'tap', add: true, x: 5000, y: 5000, level: 0 }
    expect(shown.marks).toEqual([tap])
    await waitFor(() => screen.getByText('重试'))
    expect(shown.marks).toEqual([tap])
    fireEvent.click(screen.getByText('重试'))
    await waitFor(() => expect(screen.queryByText('正在识别…')).toBeNull())
    expect(requestMask).toHaveBeenCalledTimes(2)
    expect(requestMask.mock.calls[1]?.[0].marks).toEqual([tap])
  })

  test('what another tap would choose is announced, and a further tap asks for it', async () => {
    const requestMask = jest.fn<Promise<MaskAnswer>, [MaskValue]>()
    requestMask.mockResolvedValue({ ...ANSWER, choices: [[1000, 1000, 2000, 1000, 2000, 2000]] })
    const canvas = await open(requestMask)
    press('点选')
    const tapMiddle = () => {
      fireEvent.touchStart(canvas, touch(200, 350))
      fireEvent.touchEnd(canvas, { touches: [] })
    }
    tapMiddle()
    await waitFor(() => screen.getByText('细线是别的选法，在原处再点一下就换'))
    tapMiddle()
    await waitFor(() => expect(requestMask).toHaveBeenCalledTimes(2))
    expect(requestMask.mock.calls[1]?.[0].marks).toEqual([
      { kind: 'tap', add: true, x: 5000, y: 5000, level: 1 },
    ])
  })

  test('a proposal is requested on opening and shows its confidence', async () => {
    const message = '主体不太分明，点一下它更准'
    await open(() => Promise.resolve({ ...ANSWER, message }), 'subject')
    await waitFor(() => screen.getByText(message))
    press('清空')
    expect(shown.base).toBe('none')
    press('自动')
    expect(shown.base).toBe('subject')
  })

  test('leaving gives marks up only when that is confirmed', async () => {
    const canvas = await open()
    paint(canvas, 100, 300)
    jest.mocked(confirmModal).mockResolvedValueOnce(false)
    await act(async () => press('退出'))
    expect(onClose).not.toHaveBeenCalled()
    jest.mocked(confirmModal).mockResolvedValueOnce(true)
    await act(async () => press('退出'))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(shown.marks).toEqual([])
  })

  test('opened again, the way back is still there', async () => {
    const props = { requestMask: null, base: 'none' as const, src: nextPicture() }
    const first = render(<Page {...props} />)
    await act(async () => undefined)
    const canvas = screen.getByRole('application')
    paint(canvas, 100, 300)
    paint(canvas, 100, 300)
    first.unmount()
    render(<Page {...props} initial={JSON.parse(JSON.stringify(shown)) as MaskValue} />)
    press('撤销')
    press('撤销')
    expect(shown.marks).toEqual([])
  })

  test('完成 hands over what was painted', async () => {
    const canvas = await open()
    paint(canvas, 100, 300)
    press('完成')
    expect(onDone).toHaveBeenCalledWith(shown)
    expect(shown.marks).toHaveLength(1)
  })
})

const square = (left: number, top: number, side: number): ThingView['outline'] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
]

function thing(id: string, name: string, outline: ThingView['outline']): ThingView {
  return { id, name, outline, bounds: { x: 0, y: 0, width: 1, height: 1 } }
}

test('a tap on a known thing names it before the server answers, a further tap the one behind', async () => {
  const requestMask = jest.fn<Promise<MaskAnswer>, [MaskValue]>(() => new Promise(() => undefined))
  const things = [
    thing('cat-1', '橘猫', square(0.4, 0.4, 0.2)),
    thing('window-1', '窗户', square(0.3, 0.3, 0.5)),
  ]
  render(
    <Page requestMask={requestMask} base="none" first="tap" src={nextPicture()} things={things} />,
  )
  await act(async () => undefined)
  const canvas = screen.getByRole('application')
  const tapAt = (x: number, y: number) => {
    fireEvent.touchStart(canvas, touch(x, y))
    fireEvent.touchEnd(canvas, { touches: [] })
  }
  tapAt(200, 350)
  expect(screen.getByText('选中「橘猫」')).toBeTruthy()
  tapAt(200, 350)
  expect(screen.getByText('选中「窗户」')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '减选' }))
  tapAt(200, 350)
  expect(screen.getByText('不选「橘猫」')).toBeTruthy()
  tapAt(60, 200)
  expect(screen.getByText('正在识别…')).toBeTruthy()
})

test('a tool for tapping opens with 点选 selected, if the server supports it', async () => {
  const answer = () => Promise.resolve(ANSWER)
  const { unmount } = render(
    <Page requestMask={answer} base="none" first="tap" src={nextPicture()} />,
  )
  expect(await screen.findByText('点一下要选的东西')).toBeTruthy()
  unmount()
  render(<Page requestMask={null} base="none" first="tap" src={nextPicture()} />)
  expect(await screen.findByText('单指涂抹，双指缩放')).toBeTruthy()
})

describe('the rest of a brushed thing', () => {
  const OUTLINES = [
    [1000, 1000, 2000, 1000, 2000, 2000],
    [5000, 5000, 6000, 5000, 6000, 6000],
  ]
  const requestRest = jest.fn<ReturnType<RequestRest>, Parameters<RequestRest>>()

  beforeEach(() => {
    jest.useFakeTimers()
    requestRest.mockReset()
  })
  afterEach(() => jest.useRealTimers())

  async function openWithRest(): Promise<HTMLElement> {
    render(<Page requestMask={null} requestRest={requestRest} base="none" src={nextPicture()} />)
    await act(async () => undefined)
    return screen.getByRole('application')
  }
  const rest = () => act(async () => jest.advanceTimersByTime(600))

  test('is offered after a pause, added by one tap and taken back by one step', async () => {
    requestRest.mockResolvedValue({ outlines: OUTLINES })
    const canvas = await openWithRest()
    paint(canvas, 100, 300)
    const [line] = shown.marks
    expect(screen.queryByText('还有一部分没涂到')).toBeNull()
    await rest()
    expect(screen.getByText('还有一部分没涂到')).toBeTruthy()
    expect(shown.marks).toEqual([line])
    press('补上')
    const points = [
      ...[1000, 1000, 2000, 1000, 2000, 2000, 1000, 1000, 1000, 1000],
      ...[5000, 5000, 6000, 5000, 6000, 6000, 5000, 5000, 1000, 1000],
    ]
    expect(shown.marks[1]).toMatchObject({ kind: 'outline', add: true })
    expect(shown.marks[1]?.kind === 'outline' && new Set(shown.marks[1].points)).toEqual(
      new Set(points),
    )
    expect(screen.queryByText('还有一部分没涂到')).toBeNull()
    await rest()
    expect(requestRest).toHaveBeenCalledTimes(1)
    press('撤销')
    expect(shown.marks).toEqual([line])
  })

  test('is requested once after strokes that follow each other, and goes with the next', async () => {
    requestRest.mockResolvedValue({ outlines: OUTLINES })
    const canvas = await openWithRest()
    paint(canvas, 100, 300)
    await act(async () => jest.advanceTimersByTime(200))
    paint(canvas, 100, 200)
    await rest()
    expect(requestRest).toHaveBeenCalledTimes(1)
    expect(requestRest.mock.calls[0]?.[0].marks).toHaveLength(2)
    paint(canvas, 200, 300)
    expect(screen.queryByText('还有一部分没涂到')).toBeNull()
  })

  test('of an earlier stroke is not shown when it comes late; a failure offers nothing', async () => {
    const answers: ((answer: { outlines: number[][] } | undefined) => void)[] = []
    requestRest.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)))
    const canvas = await openWithRest()
    paint(canvas, 100, 300)
    await rest()
    paint(canvas, 100, 200)
    await act(async () => answers[0]?.({ outlines: OUTLINES }))
    expect(screen.queryByText('还有一部分没涂到')).toBeNull()
    await rest()
    await act(async () => answers[1]?.(undefined))
    expect(screen.queryByText('还有一部分没涂到')).toBeNull()
    press('完成')
    expect(onDone).toHaveBeenCalledWith(shown)
  })

  test('is not looked for after an eraser or in an inverted mask', async () => {
    const canvas = await openWithRest()
    press('橡皮')
    paint(canvas, 100, 300)
    await rest()
    press('画笔')
    press('反选')
    paint(canvas, 100, 300)
    await rest()
    expect(requestRest).not.toHaveBeenCalled()
  })
})
