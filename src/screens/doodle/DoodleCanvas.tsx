import { View } from '@tarojs/components'
import { useCursor } from '@/domain/mask/useCursor'
import { fitInside } from '@/lib/touch/transform'
import { IS_H5 } from '@/platform/env'
import { Canvas } from '@/ui/Canvas/Canvas'
import { useKeys } from '@/ui/useKeys'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { LAYERS } from './doodle'
import { PAPER_RATIO, paperPx } from './draw'
import { texts } from './texts'
import type { Board } from './useBoard'
import { useDoodleCanvas } from './useDoodleCanvas'
import '../../domain/mask/MaskCanvas.scss'
import './DoodleCanvas.scss'

const ZOOM_STEP = 1.25
/** The print is half of 768 px across, at 2 device pixels a px. */
const PRINT_SHARE = 0.75

/** White paper of several layers, and the hands on it. */
export function DoodleCanvas({ board }: { board: Board }) {
  const id = `doodle-${board.id}`
  const { stack, settings, renderer, layers } = board
  const { box, refs, handlers, zoom, onGesture, follow, draws } = useDoodleCanvas(id, board)
  const onKeyDown = useCursor({
    half: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 },
    draws,
    onGesture,
    onMove: follow,
  })
  useOwnMoves(id)
  useKeys(true, (key) => {
    if (key === 'mod+z') board.onUndo?.()
    else if (key === 'mod+shift+z' || key === 'mod+y') board.onRedo?.()
    else if (key === '+' || key === '=') zoom(ZOOM_STEP)
    else if (key === '-') zoom(1 / ZOOM_STEP)
    else if (key === '0') zoom(0)
    else return false
    return true
  })
  const { paper: paperRef, ring: ringRef } = refs
  const paper = paperPx(stack.size)
  const shown = box && fitInside(stack.size, box)
  const shape = `${stack.size.width}x${stack.size.height}`
  const { sizePx } = settings
  return (
    <View className="doodle-canvas">
      <View
        id={id}
        className="mg-canvas__ground doodle-canvas__ground"
        role="application"
        aria-label={texts.canvas}
        catchMove
        {...(IS_H5 ? { tabIndex: 0, onKeyDown } : {})}
        {...handlers}
      >
        {shown && (
          <View
            ref={paperRef}
            className="mg-canvas__picture"
            style={{
              width: `${shown.width}px`,
              height: `${shown.height}px`,
              margin: `${-shown.height / 2}px 0 0 ${-shown.width / 2}px`,
            }}
          >
            <View
              key={shape}
              className="doodle-canvas__paper"
              style={{
                width: `${paper.width}px`,
                height: `${paper.height}px`,
                transform: `scale(${shown.width / paper.width})`,
              }}
            >
              {LAYERS.slice(0, layers).map((layer) => {
                const hidden = stack.hidden.includes(layer)
                return (
                  <View
                    key={layer}
                    className="doodle-canvas__layer"
                    style={{ zIndex: stack.order.indexOf(layer), opacity: hidden ? 0 : 1 }}
                  >
                    <Canvas
                      id={`${id}-${layer}`}
                      className="mg-canvas__layer"
                      ratio={PAPER_RATIO}
                      onReady={(surface) => renderer.take(layer, surface)}
                    />
                  </View>
                )
              })}
            </View>
            {settings.mirror && <View className="doodle-canvas__axis" aria-hidden />}
          </View>
        )}
        {IS_H5 && draws && (
          <View
            ref={ringRef}
            className="mg-canvas__ring doodle-canvas__ring"
            style={{
              width: `${sizePx}px`,
              height: `${sizePx}px`,
              margin: `${-sizePx / 2}px 0 0 ${-sizePx / 2}px`,
            }}
            aria-hidden
          />
        )}
      </View>
      <View
        key={shape}
        className="doodle-canvas__print"
        style={{
          width: `${paper.width * PRINT_SHARE}px`,
          height: `${paper.height * PRINT_SHARE}px`,
        }}
      >
        <Canvas
          id={`${id}-print`}
          className="mg-canvas__layer"
          ratio={PAPER_RATIO}
          onReady={board.takePrint}
        />
      </View>
    </View>
  )
}
