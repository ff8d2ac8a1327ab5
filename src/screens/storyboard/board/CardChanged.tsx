import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Character } from '@/domain/characters/mentions'
import { Button } from '@/ui/Button/Button'
import { listCast, type ShownShot, type StoryContent } from '../content'
import { ACT, BOARD } from '../texts'

type Times = Readonly<Record<string, string>>

const readTimes = (cards: readonly Character[]): Times =>
  Object.fromEntries(cards.map(({ id, updatedAt }) => [id, updatedAt]))

interface CardChangedProps {
  content: StoryContent
  shots: readonly ShownShot[]
  cards: readonly Character[]
  /** Of one picture; null: nothing can be painted now. */
  pictureCredits: number | null
  onPaint: (shots: readonly string[]) => void
}

/** A card of the cast was changed while the board is open: its shots may be painted again. */
export function CardChanged(props: CardChangedProps) {
  const { content, shots, cards, pictureCredits, onPaint } = props
  const [seen, setSeen] = useState<Times | null>(null)
  useEffect(() => {
    if (seen === null && cards.length > 0) setSeen(readTimes(cards))
  }, [seen, cards])
  const changed = listCast(content).filter(({ id }) => {
    const now = cards.find((card) => card.id === id)
    return now !== undefined && seen?.[id] !== undefined && seen[id] !== now.updatedAt
  })
  const affected = shots.filter(
    ({ characters, shown, painting, text }) =>
      shown !== null &&
      painting === null &&
      text !== '' &&
      characters.some(({ id }) => changed.some((card) => card.id === id)),
  )
  if (affected.length === 0 || pictureCredits === null) return null
  const ids = affected.map(({ id }) => id)
  const forget = () => setSeen(readTimes(cards))
  return (
    <View className="board__sync" role="status">
      <Text className="board__syncword">
        {BOARD.cardChanged(
          changed.map(({ name }) => name),
          ids.length,
        )}
      </Text>
      <Button
        size="medium"
        note={ACT.price(ids.length * pictureCredits)}
        onPress={() => {
          forget()
          onPaint(ids)
        }}
      >
        {BOARD.repaintMany(ids.length)}
      </Button>
      <Button size="medium" variant="ghost" onPress={forget}>
        {BOARD.asIs}
      </Button>
    </View>
  )
}
