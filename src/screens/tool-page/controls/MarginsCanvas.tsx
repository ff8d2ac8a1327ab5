import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Margins } from '@contract/tools/define'
import { classes } from '@/ui/classes'
import { length } from '@/ui/length'
import { frameStyle, grownFrame, pictureOnCanvas, canvasSize } from './margins'
import { texts } from './texts'
import { useFrameDrag } from './useFrameDrag'

interface MarginsCanvasProps {
  /** Unique on the page. */
  id: string
  value: Margins
  max: number
  size: { width: number; height: number }
  picture: ReactNode
  onChange: (value: Margins) => void
}

/** At 375 px width; a margin stays for scrolling at its side. */
const LONG_PX = 300

/** The picture in its new frame, whose edges can be dragged. Screen readers have the rails. */
export function MarginsCanvas({ id, value, max, size, picture, onChange }: MarginsCanvasProps) {
  const inner = pictureOnCanvas(max)
  const canvas = canvasSize(size, LONG_PX)
  const outer = grownFrame(inner, value)
  const { held, handlers } = useFrameDrag(id, { value, max, picture: inner, onChange })
  const middle = { x: (outer.left + outer.right) / 2, y: (outer.top + outer.bottom) / 2 }
  const at = (x: number, y: number) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
  return (
    <View aria-hidden>
      <View
        id={id}
        className="margins__canvas"
        style={{ width: length(canvas.width), height: length(canvas.height) }}
        catchMove
        {...(handlers as object)}
      >
        <View
          className={classes('margins__frame', held && 'margins__frame--held')}
          style={frameStyle(outer)}
        />
        <View className="margins__inner" style={frameStyle(inner)}>
          {picture}
        </View>
        <View className="margins__knob" style={at(outer.left, middle.y)} />
        <View className="margins__knob" style={at(outer.right, middle.y)} />
        <View className="margins__knob margins__knob--flat" style={at(middle.x, outer.top)} />
        <View className="margins__knob margins__knob--flat" style={at(middle.x, outer.bottom)} />
      </View>
      <View className="margins__hint">{texts.frameHint}</View>
    </View>
  )
}
