import { fireEvent, render, screen } from '@testing-library/react'
import type { Character } from '@/domain/characters/mentions'
import { joinShots, readContent } from '../content'
import { makeShot, makeStory } from '../testStory'
import { CardChanged } from './CardChanged'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))

const card = { id: 'x', name: '小夏' }
const story = makeStory({
  shots: [
    makeShot('a', { characters: [card] }),
    makeShot('b'),
    makeShot('c', { characters: [card] }),
  ],
})
const content = readContent(story)
const shots = joinShots(content, story, {})
const at = (updatedAt: string) => [{ ...card, updatedAt } as Character]

test('after a change of a card its shots are offered to be painted again', () => {
  const onPaint = jest.fn()
  const board = (cards: Character[]) => (
    <CardChanged {...{ content, shots, cards, onPaint }} pictureCredits={2} />
  )
  const { rerender } = render(board(at('1')))
  expect(screen.queryByText(/角色卡改过/)).toBeNull()
  rerender(board(at('2')))
  screen.getByText('小夏的角色卡改过，有 2 镜是照原来的画的')
  screen.getByText('· 4 积分')
  fireEvent.click(screen.getByText('重画 2 张'))
  expect(onPaint).toHaveBeenCalledWith(['a', 'c'])
  expect(screen.queryByText(/角色卡改过/)).toBeNull()
  rerender(board(at('3')))
  fireEvent.click(screen.getByText('不用'))
  expect(screen.queryByText(/角色卡改过/)).toBeNull()
  expect(onPaint).toHaveBeenCalledTimes(1)
})
