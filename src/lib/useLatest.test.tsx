import { act, render } from '@testing-library/react'
import { startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLatest } from './useLatest'

test('effects of a child, which run before those of its parent, read the value of the same commit', () => {
  const read: string[] = []
  function Child({ readLatest }: { readLatest: () => string }) {
    useLayoutEffect(() => void read.push(`layout ${readLatest()}`))
    useEffect(() => void read.push(`effect ${readLatest()}`))
    return null
  }
  function Parent({ value }: { value: string }) {
    const latest = useLatest(value)
    return <Child readLatest={() => latest.current} />
  }
  const { rerender } = render(<Parent value="first" />)
  rerender(<Parent value="second" />)
  expect(read).toEqual(['layout first', 'effect first', 'layout second', 'effect second'])
})

test('the value of a render that React drops is never read', async () => {
  const never = new Promise<void>(() => {})
  let show: (value: string) => void = () => {}
  let readLatest = () => ''
  function Suspending({ value }: { value: string }) {
    if (value === 'dropped') throw never
    return null
  }
  function Holder() {
    const [value, setValue] = useState('shown')
    const latest = useLatest(value)
    show = setValue
    readLatest = () => latest.current
    return <Suspending value={value} />
  }
  render(
    <Suspense>
      <Holder />
    </Suspense>,
  )
  await act(async () => startTransition(() => show('dropped')))
  expect(readLatest()).toBe('shown')
})
