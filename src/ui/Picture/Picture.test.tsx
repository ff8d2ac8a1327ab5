import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { Picture } from './Picture'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('./Img', () => ({ Img: (props: FakeProps) => MockImg(props) }))

interface FakeProps {
  alt: string
  src: string
  className?: string
  onLoad?: () => void
}

const cached = new Set<string>()

/** A picture the browser has already loads before any effect of the page. */
function MockImg({ src, alt, className, onLoad }: FakeProps) {
  const loaded = useRef(onLoad)
  useLayoutEffect(() => {
    if (cached.has(src)) loaded.current?.()
  }, [src])
  return <img src={src} alt={alt} className={className} onLoad={onLoad} />
}

const isShown = () => screen.getByAltText('猫').className.includes('--shown')

afterEach(() => cached.clear())

test('a picture that is there at once is shown', () => {
  cached.add('/a.png')
  render(<Picture src="/a.png" alt="猫" />)
  expect(isShown()).toBe(true)
})

test('another address starts over', () => {
  const { rerender } = render(<Picture src="/a.png" alt="猫" />)
  fireEvent.load(screen.getByAltText('猫'))
  expect(isShown()).toBe(true)
  rerender(<Picture src="/b.png" alt="猫" />)
  expect(isShown()).toBe(false)
  fireEvent.load(screen.getByAltText('猫'))
  expect(isShown()).toBe(true)
})
