import { Text, View } from '@tarojs/components'
import type { Reference } from '@contract/tools/references'
import { useDragOrder } from '@/domain/media/useDragOrder'
import { texts as mediaTexts } from '@/domain/media/texts'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'

export interface ThumbState {
  readonly isChosen: boolean
  readonly isUsable: boolean
  readonly isAside: boolean
  readonly isGuess: boolean
}

interface ThumbProps extends ThumbState {
  reference: Reference
  isHeld: boolean
  onPress: () => void
}

function Thumb(props: ThumbProps) {
  const { reference, isChosen, isUsable, isAside, isGuess, isHeld, onPress } = props
  const { number, image, role } = reference
  const view = useSources(({ views }) => views[image])
  const label = isAside
    ? texts.labelAside(number)
    : texts.label(number, role, { isUsable, isGuess })
  return (
    <View
      className={classes(
        'mg-press reference',
        isChosen && 'reference--chosen',
        !isUsable && 'reference--unusable',
        isAside && 'reference--aside',
        isHeld && 'reference--held',
      )}
      {...pressable({ label, onPress })}
    >
      <View className="reference__picture">
        {view ? (
          <Picture src={mediaUrl(view.thumbUrl)} alt="" />
        ) : (
          isUsable && <Icon name="image" />
        )}
        <Text className="reference__number">{number}</Text>
        {!isUsable && (
          <View className="reference__alert">
            <Icon name="alert" />
          </View>
        )}
      </View>
      <Text className="reference__role">
        {isAside ? texts.aside : isGuess ? texts.guess(role) : texts.role[role]}
      </Text>
    </View>
  )
}

interface ReferenceCellsProps {
  /** Unique on the page. */
  id: string
  /** By number. */
  references: readonly Reference[]
  readState: (reference: Reference) => ThumbState
  onPress: (reference: Reference) => void
  onMove: (from: number, to: number) => void
}

/** Pictures in their order, to be dragged after a long press; keys have the buttons of the chosen. */
export function ReferenceCells(props: ReferenceCellsProps) {
  const { id, references, readState, onPress, onMove } = props
  const count = references.length
  const drag = useDragOrder(id, { columns: Math.max(1, count), count }, onMove)
  return (
    <View id={id} className="references__cells" catchMove {...(drag.grid as object)}>
      {drag.order.map((cell, position) => {
        const reference = references[cell]
        return (
          reference && (
            <Thumb
              key={reference.number}
              reference={reference}
              isHeld={position === drag.heldAt}
              onPress={() => drag.wasDragged() || onPress(reference)}
              {...readState(reference)}
            />
          )
        )
      })}
    </View>
  )
}

interface MovesProps {
  number: number
  /** Among all pictures of the row. */
  position: number
  count: number
  onMove: (to: number) => void
}

/** The same as dragging, by buttons. */
export function ReferenceMoves({ number, position, count, onMove }: MovesProps) {
  if (count < 2) return null
  return (
    <View className="reference-moves">
      <View
        className={classes(
          'mg-press reference-moves__one',
          position === 0 && 'reference-moves__one--off',
        )}
        {...pressable({
          label: texts.earlier(number),
          disabled: position === 0,
          onPress: () => onMove(position - 1),
        })}
      >
        <Icon name="back" />
      </View>
      <Text className="reference-moves__hint">{mediaTexts.dragHint}</Text>
      <View
        className={classes(
          'mg-press reference-moves__one',
          position === count - 1 && 'reference-moves__one--off',
        )}
        {...pressable({
          label: texts.later(number),
          disabled: position === count - 1,
          onPress: () => onMove(position + 1),
        })}
      >
        <Icon name="right" />
      </View>
    </View>
  )
}
