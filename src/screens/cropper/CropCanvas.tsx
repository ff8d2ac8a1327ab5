import { View } from '@tarojs/components'
import { IS_H5 } from '@/platform/env'
import { classes } from '@/ui/classes'
import { Img } from '@/ui/Picture/Img'
import {
  baseSize,
  CORNERS,
  cornerMoved,
  cornerPoint,
  turnedSize,
  type Crop,
  type Ground,
} from './geometry'
import { CORNER_NAMES } from './texts'
import './CropCanvas.scss'

interface CropCanvasProps {
  src: string
  crop: Crop
  ground: Ground
  round: boolean
  onCrop: (crop: Crop) => void
}

const STEP_PX = 8
const STEPS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

interface KeyLike {
  key?: string
  preventDefault?: () => void
  stopPropagation?: () => void
}

const px = (value: number) => `${value}px`

/** A corner by keyboard; fingers meet the canvas itself. */
function Handles({ crop, ground, onCrop }: Pick<CropCanvasProps, 'crop' | 'ground' | 'onCrop'>) {
  return (
    <>
      {CORNERS.map((corner) => {
        const at = cornerPoint(crop.frame, corner)
        const onKeyDown = (event: KeyLike) => {
          const step = STEPS[event.key ?? '']
          if (!step) return
          event.preventDefault?.()
          event.stopPropagation?.()
          onCrop(cornerMoved(crop, corner, { x: at.x + step[0], y: at.y + step[1] }, ground))
        }
        return (
          <View
            key={corner}
            className={`mg-crop__corner mg-crop__corner--${corner}`}
            style={{ transform: `translate(${px(at.x)}, ${px(at.y)})` }}
            {...(IS_H5
              ? { tabIndex: 0, role: 'button', 'aria-label': CORNER_NAMES[corner], onKeyDown }
              : {})}
          />
        )
      })}
    </>
  )
}

/** The picture under its frame; what will be cut off is dimmed. */
export function CropCanvas({ src, crop, ground, round, onCrop }: CropCanvasProps) {
  const { frame, transform, turns, ratio } = crop
  const { width, height } = turnedSize(baseSize(ground, turns), turns)
  const { scale, x, y } = transform
  return (
    <>
      <View
        className="mg-crop__picture"
        style={{
          width: px(width),
          height: px(height),
          margin: `${px(-height / 2)} 0 0 ${px(-width / 2)}`,
          transform: `translate(${px(x)}, ${px(y)}) scale(${scale}) rotate(${turns * 90}deg)`,
        }}
      >
        <Img src={src} alt="" fit="contain" className="mg-crop__img" />
      </View>
      <View
        className={classes('mg-crop__frame', round && 'mg-crop__frame--round')}
        style={{
          width: px(frame.width),
          height: px(frame.height),
          transform: `translate(${px(frame.left)}, ${px(frame.top)})`,
        }}
      >
        {!round && <View className="mg-crop__thirds" aria-hidden />}
      </View>
      {ratio === null && <Handles crop={crop} ground={ground} onCrop={onCrop} />}
    </>
  )
}
