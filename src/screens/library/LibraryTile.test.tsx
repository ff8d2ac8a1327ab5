import { act, fireEvent, render, screen } from '@testing-library/react'
import { navigate } from '@/domain/navigation/navigate'
import { makeJob } from '@/lib/testJobs'
import { LibraryTile } from './LibraryTile'
import { createSelection } from './selection'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn() }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))

const makeBox = (id: string) => ({
  id,
  dayKey: '2026-11-20',
  topPx: 0,
  leftPx: 0,
  widthPx: 100,
  heightPx: 100,
})

function renderTiles(ids: string[]) {
  const selection = createSelection()
  render(
    <>
      {ids.map((id) => (
        <LibraryTile
          key={id}
          box={makeBox(id)}
          job={makeJob(id, { params: { prompt: `画${id}` } })}
          columns={2}
          selection={selection}
        />
      ))}
    </>,
  )
  return selection
}

const touch = { touches: [{ clientX: 10, clientY: 10 }] }

describe('a tile of 画夹', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(navigate).mockClear()
  })
  afterEach(() => jest.useRealTimers())

  test('a tap opens the creation', () => {
    renderTiles(['a'])
    fireEvent.click(screen.getByRole('button', { name: '画a，1 张' }))
    expect(navigate).toHaveBeenCalledWith('pagesD/job-detail/job-detail', { id: 'a' })
  })

  test('a long press picks it, and the click that follows opens nothing', () => {
    const selection = renderTiles(['a', 'b'])
    const tile = screen.getByRole('button', { name: '画a，1 张' })
    fireEvent.touchStart(tile, touch)
    act(() => void jest.advanceTimersByTime(350))
    fireEvent.touchEnd(tile)
    // The mouse events browsers send after a touch.
    fireEvent.mouseDown(tile, { button: 0 })
    fireEvent.mouseUp(tile)
    fireEvent.click(tile)
    expect([...selection.getState().ids]).toEqual(['a'])
    expect(navigate).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox', { name: '画a，1 张' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getByRole('checkbox', { name: '画b，1 张' }).getAttribute('aria-checked')).toBe(
      'false',
    )
  })

  test('in select mode a tap picks and puts back', () => {
    const selection = renderTiles(['a', 'b'])
    act(() => selection.setState({ on: true, ids: new Set() }))
    fireEvent.click(screen.getByRole('checkbox', { name: '画b，1 张' }))
    expect(selection.getState().ids.has('b')).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: '画b，1 张' }))
    expect(selection.getState()).toEqual({ on: true, ids: new Set() })
  })

  test('a result that may be wrong shows its fault, and says it to screen readers', () => {
    const job = makeJob('a', {
      doubt: 'open',
      notes: ['人或动物的身体可能被截断了', '只用算法做成'],
    })
    const draw = (columns: number) => (
      <LibraryTile box={makeBox('a')} job={job} columns={columns} selection={createSelection()} />
    )
    const { rerender } = render(draw(2))
    expect(screen.getByText('人或动物的身体可能被截断了')).toBeTruthy()
    expect(screen.getByRole('button', { name: /，1 张，人或动物的身体可能被截断了$/ })).toBeTruthy()
    rerender(draw(5))
    expect(screen.queryByText('人或动物的身体可能被截断了')).toBeNull()
  })

  test('by keyboard: Enter opens, Space picks', () => {
    const selection = renderTiles(['a'])
    const tile = screen.getByRole('button', { name: '画a，1 张' })
    fireEvent.keyDown(tile, { key: 'Enter' })
    expect(navigate).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(tile, { key: ' ' })
    expect(selection.getState().ids.has('a')).toBe(true)
  })
})
