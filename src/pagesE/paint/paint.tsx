import { sketch } from '@contract/tools/sketch'
import { Board } from '@/features/doodle/Board'
import { useArriving } from '@/features/doodle/useArriving'
import { useBoard } from '@/features/doodle/useBoard'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Paint() {
  const board = useBoard('paint')
  useArriving(board, sketch.id, 'sketch')
  return (
    <ToolPage
      tool={sketch}
      slots={{ sketch: <Board board={board} /> }}
      making={board.making('sketch')}
    />
  )
}
