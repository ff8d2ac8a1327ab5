import { Text, View } from '@tarojs/components'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { useCropGesture } from './useCropGesture'

export const MOVE_PX = 16
export const ZOOM = 1.2

function Zoom({ sign, label, onPress }: { sign: string; label: string; onPress: () => void }) {
  return (
    <View className="mg-press mg-cropper__zoom" {...pressable({ label, onPress })}>
      <Text>{sign}</Text>
    </View>
  )
}

/** Buttons for the gestures on the picture. */
export function CropPad({ gesture }: { gesture: ReturnType<typeof useCropGesture> }) {
  return (
    <View className="mg-cropper__pad">
      <IconButton icon="back" label={texts.left} onPress={() => gesture.shift(-MOVE_PX, 0)} />
      <IconButton icon="up" label={texts.up} onPress={() => gesture.shift(0, -MOVE_PX)} />
      <IconButton icon="down" label={texts.down} onPress={() => gesture.shift(0, MOVE_PX)} />
      <IconButton icon="right" label={texts.right} onPress={() => gesture.shift(MOVE_PX, 0)} />
      <Zoom sign="−" label={texts.zoomOut} onPress={() => gesture.zoom(1 / ZOOM)} />
      <Zoom sign="+" label={texts.zoomIn} onPress={() => gesture.zoom(ZOOM)} />
    </View>
  )
}
