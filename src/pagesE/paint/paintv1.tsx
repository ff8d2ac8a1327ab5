import { sketch } from '@contract/tools/sketch'
import { Board } from '@/screens/doodle/Board'
import { useBoard } from '@/screens/doodle/useBoard'
import { ToolPage } from '@/screens/tool-page/ToolPage'

/** One colour, one layer: a board for a quick sketch. */
export default function PaintV1() {
  const board = useBoard('paintv1')
  return (
    <ToolPage
      tool={sketch}
      slots={{ sketch: <Board board={board} /> }}
      making={board.making('sketch')}
    />
  )
}
