import { sketch } from '@contract/tools/sketch'
import { Board } from '@/screens/doodle/Board'
import { useArriving } from '@/screens/doodle/useArriving'
import { useBoard } from '@/screens/doodle/useBoard'
import { ToolPage } from '@/screens/tool-page/ToolPage'

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
