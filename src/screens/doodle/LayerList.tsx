import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { Board } from './useBoard'
import './LayerList.scss'

/** The layers as they lie: the highest first. */
export function LayerList({ board }: { board: Board }) {
  const { stack, settings, setSettings, add } = board
  const { order } = stack
  return (
    <View className="doodle-layers" role="radiogroup" aria-label={texts.layers}>
      {[...order].reverse().map((layer) => {
        const position = order.indexOf(layer)
        const visible = !stack.hidden.includes(layer)
        const used = stack.used.includes(layer)
        const on = layer === settings.layer
        const name = layer + 1
        return (
          <View key={layer} className={classes('doodle-layer', on && 'doodle-layer--on')}>
            <IconButton
              icon={visible ? 'eye' : 'eye-off'}
              label={visible ? texts.hideLayer(name) : texts.showLayer(name)}
              onPress={() => void add({ kind: 'show', layer, visible: !visible })}
            />
            <View
              className="mg-press doodle-layer__name"
              {...pressable({
                role: 'radio',
                checked: on,
                onPress: () => setSettings({ ...settings, layer }),
              })}
            >
              <Text>{texts.layer(name)}</Text>
              <Text className="doodle-layer__fact">
                {used ? texts.layerUsed : texts.layerBlank}
              </Text>
            </View>
            <IconButton
              icon="up"
              label={texts.raise(name)}
              disabled={position === order.length - 1}
              onPress={() => void add({ kind: 'move', layer, place: position + 1 })}
            />
            <IconButton
              icon="down"
              label={texts.lower(name)}
              disabled={position === 0}
              onPress={() => void add({ kind: 'move', layer, place: position - 1 })}
            />
            <IconButton
              icon="trash"
              label={texts.clearLayer(name)}
              disabled={!used}
              onPress={() => void add({ kind: 'clear', layer })}
            />
          </View>
        )
      })}
    </View>
  )
}
