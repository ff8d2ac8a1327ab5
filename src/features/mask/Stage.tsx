import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { fitted } from '@/lib/touch/transform'
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
import { useStage, type StageOptions } from './useStage'
import './Stage.scss'

interface StageProps extends Omit<StageOptions, 'id'> {
  src: string
  label: string
  /** Over the picture's foot, without taking the finger. */
  children: ReactNode
}

const ID = 'mg-mask-stage'
const ZOOM_STEP = 1.25

/** The picture, its mask, and the hands on it. */
export function Stage({ src, label, children, ...options }: StageProps) {
  const { picture, settings } = options
  const { box, easel, refs, loupe, gesture, onDeed, look } = useStage({ id: ID, ...options })
  const size = box && fitted(picture, box)
  const brush = brushPx(settings)
  const onKeyDown = useCursor({
    half: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 },
    draws: draws(settings),
    onDeed,
    onMove: look,
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
    easel.takeLoupe(surface)
    surface.load(src).then(
      (image) => easel.takePicture(image),
      (error: unknown) => warn('the loupe has no picture', error),
    )
  }
  const shape = box ? `${box.width}x${box.height}` : ''
  return (
    <View className="mg-easel">
      <View
        id={ID}
        className="mg-easel__ground"
        role="application"
        aria-label={texts.stage(label)}
        catchMove
        {...(IS_H5 ? { tabIndex: 0, onKeyDown } : {})}
        {...gesture.handlers}
      >
        {size && (
          <View
            ref={refs.picture}
            className="mg-easel__picture"
            style={{
              width: `${size.width}px`,
              height: `${size.height}px`,
              margin: `${-size.height / 2}px 0 0 ${-size.width / 2}px`,
            }}
          >
            <Img src={src} alt="" fit="contain" className="mg-easel__img" />
          </View>
        )}
        {box && (
          <View ref={refs.layers} className="mg-easel__layers" key={shape}>
            <View ref={refs.fill} className="mg-easel__fill">
              <Canvas
                id="mg-mask-fill"
                className="mg-easel__layer"
                onReady={(surface) => easel.takeMask(surface)}
              />
            </View>
            <Canvas
              id="mg-mask-edge"
              className="mg-easel__layer"
              onReady={(surface) => easel.takeMarking(surface)}
            />
          </View>
        )}
        {IS_H5 && brush > 0 && (
          <View
            ref={refs.ring}
            className="mg-easel__ring"
            style={{
              width: `${brush}px`,
              height: `${brush}px`,
              margin: `${-brush / 2}px 0 0 ${-brush / 2}px`,
            }}
            aria-hidden
          />
        )}
      </View>
      <View className={classes('mg-easel__loupe', loupe && `mg-easel__loupe--${loupe}`)}>
        <Canvas id="mg-mask-loupe" className="mg-easel__lens" onReady={takeLoupe} />
      </View>
      {children}
    </View>
  )
}
