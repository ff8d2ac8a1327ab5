import { render, screen } from '@testing-library/react'
import { joinShots, readContent } from '../content'
import { makeShot, makeStory } from '../testStory'
import { Animatic } from './Animatic'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/measure', () => ({ measure: jest.fn() }))
jest.mock('@/ui/Picture/Picture', () => ({ Picture: ({ src }: { src: string }) => <i id={src} /> }))

const MODEL = { id: 'wan', name: '万相', note: '', lastFrame: true, lengths: [] }

function show(first: number) {
  const clip = { model: 'wan', last: 'next' as const, seed: 1 }
  const shots = [makeShot('a', { clip, motion: 'left' }), makeShot('b', { motion: 'left' })]
  const view = makeStory({ shots, clipModels: [MODEL] })
  const content = readContent(view)
  const { container } = render(
    <Animatic
      id="preview"
      content={content}
      shots={joinShots(content, view, {})}
      first={first}
      starts={false}
      onClose={null}
    />,
  )
  return container
}

test('a shot by a model shows its frames and says that its movement is not known yet', () => {
  const page = show(0)
  expect(page.querySelector('.animatic__frame--still')).not.toBeNull()
  expect(page.querySelector('.animatic__last i')?.id).toBe('/media/b.png')
  expect(screen.getByText('第 1 镜 · 由 万相 拍，动作拍出来才看得到')).toBeTruthy()
})

test('a camera move is shown as it is filmed', () => {
  const page = show(1)
  expect(page.querySelector('.animatic__frame--left')).not.toBeNull()
  expect(page.querySelector('.animatic__last')).toBeNull()
  expect(screen.getByText('第 2 镜')).toBeTruthy()
})
