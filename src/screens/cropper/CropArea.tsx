import { View } from '@tarojs/components'
import type { Box } from '@/platform/measure'
import { useKeys } from '@/ui/useKeys'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { CropPad, MOVE_PX, ZOOM } from './CropPad'
import { CropCanvas } from './CropCanvas'
import type { Crop, Ground } from './geometry'
import { texts } from './texts'
import { useCropGesture } from './useCropGesture'

const ID = 'mg-crop-canvas'

interface CropAreaProps {
  src: string
  box: Box
  ground: Ground
  crop: Crop
  round: boolean
  onCrop: (crop: Crop) => void
}

/** The canvas with its hands: fingers, mouse, wheel and keys. */
export function CropArea({ src, box, ground, crop, round, onCrop }: CropAreaProps) {
  const gesture = useCropGesture({ id: ID, box, ground, crop, onCrop })
  useOwnMoves(ID)
  useKeys(true, (key) => {
    if (key === 'ArrowLeft') gesture.shift(-MOVE_PX, 0)
    else if (key === 'ArrowRight') gesture.shift(MOVE_PX, 0)
    else if (key === 'ArrowUp') gesture.shift(0, -MOVE_PX)
    else if (key === 'ArrowDown') gesture.shift(0, MOVE_PX)
    else if (key === '+' || key === '=') gesture.zoom(ZOOM)
    else if (key === '-') gesture.zoom(1 / ZOOM)
    else return false
    return true
  })
  return (
    <>
      <View
        id={ID}
        className="mg-cropper__canvas"
        role="img"
        aria-label={texts.canvas}
        catchMove
        {...gesture.handlers}
      >
        <CropCanvas {...{ src, crop, ground, round, onCrop }} />
      </View>
      <CropPad gesture={gesture} />
    </>
  )
}
