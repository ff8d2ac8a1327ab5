import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { fitInside } from '@/lib/touch/transform'
import { IS_H5 } from '@/platform/env'
import { warn } from '@/platform/log'
import type { Surface } from '@/platform/canvas'
import { Canvas } from '@/ui/Canvas/Canvas'
import { classes } from '@/ui/classes'
import { Img } from '@/ui/Picture/Img'
import { useKeys } from '@/ui/useKeys'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { texts } from './texts'
import { brushPx, draws } from './settings'
import { useCursor } from './useCursor'
import { useMaskCanvas, type MaskCanvasOptions } from './useMaskCanvas'
import './MaskCanvas.scss'

interface MaskCanvasProps extends Omit<MaskCanvasOptions, 'id'> {
  src: string
  label: string
  /** Over the picture's foot, without taking the finger. */
  children: ReactNode
}

const ID = 'mg-mask-canvas'
const ZOOM_STEP = 1.25

/** The picture, its mask, and the hands on it. */
export function MaskCanvas({ src, label, children, ...options }: MaskCanvasProps) {
  const { picture, settings } = options
  const { box, renderer, refs, loupe, gesture, onGesture, follow } = useMaskCanvas({
    id: ID,
    ...options,
  })
  const { fill: fillRef, layers: layersRef, picture: pictureRef, ring: ringRef } = refs
  const size = box && fitInside(picture, box)
  const brush = brushPx(settings)
  const onKeyDown = useCursor({
    half: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 },
    draws: draws(settings),
    onGesture,
    onMove: follow,
  })
  useOwnMoves(ID)
  useKeys(true, (key) => {
    if (key === '+' || key === '=') gesture.zoom(ZOOM_STEP)
    else if (key === '-') gesture.zoom(1 / ZOOM_STEP)
    else if (key === '0') gesture.zoom(0)
    else return false
    return true
  })
  const takeLoupe = (surface: Surface) => {
    renderer.takeLoupe(surface)
    surface.load(src).then(
      (image) => renderer.takePicture(image),
      (error: unknown) => warn('the loupe has no picture', error),
    )
  }
  const shape = box ? `${box.width}x${box.height}` : ''
  return (
    <View className="mg-canvas">
      <View
        id={ID}
        className="mg-canvas__ground"
        role="application"
        aria-label={texts.canvas(label)}
        catchMove
        {...(IS_H5 ? { tabIndex: 0, onKeyDown } : {})}
        {...gesture.handlers}
      >
        {size && (
          <View
            ref={pictureRef}
            className="mg-canvas__picture"
            style={{
              width: `${size.width}px`,
              height: `${size.height}px`,
              margin: `${-size.height / 2}px 0 0 ${-size.width / 2}px`,
            }}
          >
            <Img src={src} alt="" fit="contain" className="mg-canvas__img" />
          </View>
        )}
        {box && (
          <View ref={layersRef} className="mg-canvas__layers" key={shape}>
            <View ref={fillRef} className="mg-canvas__fill">
              <Canvas
                id="mg-mask-fill"
                className="mg-canvas__layer"
                onReady={(surface) => renderer.takeMask(surface)}
              />
            </View>
            <Canvas
              id="mg-mask-edge"
              className="mg-canvas__layer"
              onReady={(surface) => renderer.takeMarking(surface)}
            />
          </View>
        )}
        {IS_H5 && brush > 0 && (
          <View
            ref={ringRef}
            className="mg-canvas__ring"
            style={{
              width: `${brush}px`,
              height: `${brush}px`,
              margin: `${-brush / 2}px 0 0 ${-brush / 2}px`,
            }}
            aria-hidden
          />
        )}
      </View>
      <View className={classes('mg-canvas__loupe', loupe && `mg-canvas__loupe--${loupe}`)}>
        <Canvas id="mg-mask-loupe" className="mg-canvas__lens" onReady={takeLoupe} />
      </View>
      {children}
    </View>
  )
}
