import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { type EditBox, placeBox } from './box'
import { PLAN } from './texts'
import { useBoxGesture } from './useBoxGesture'
import './PlanRange.scss'

interface PlanRangeProps {
  id: string
  box: EditBox | null
  onBox: (box: EditBox | null) => void
}

function Drawing({ id, onBox }: { id: string; onBox: (box: EditBox) => void }) {
  const { drawn, handlers } = useBoxGesture(id, onBox)
  return (
    <View id={id} className="planrange" catchMove aria-hidden {...handlers}>
      {drawn && <View className="planrange__box" style={placeBox(drawn)} />}
    </View>
  )
}

/** A box over the picture of a plan: only what is inside changes. */
export function PlanRange({ id, box, onBox }: PlanRangeProps) {
  const [drawing, setDrawing] = useState(false)
  const text = drawing ? PLAN.drawingBox : box ? PLAN.dropBox : PLAN.drawBox
  const press = () => {
    if (box && !drawing) onBox(null)
    else setDrawing(!drawing)
  }
  return (
    <>
      {drawing && (
        <Drawing
          id={id}
          onBox={(next) => {
            setDrawing(false)
            onBox(next)
          }}
        />
      )}
      {box && !drawing && <View className="planrange__box" style={placeBox(box)} aria-hidden />}
      <View className="mg-press planrange__act" {...pressable({ onPress: press })}>
        <View className="planrange__face">
          <Icon name={drawing || box ? 'close' : 'crop'} size={18} />
          <Text>{text}</Text>
        </View>
      </View>
    </>
  )
}
