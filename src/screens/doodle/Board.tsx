import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Hint } from '@/domain/mask/Hint'
import { classes } from '@/ui/classes'
import { Palette } from '@/ui/Palette/Palette'
import { Slider } from '@/ui/Slider/Slider'
import { LayerList } from './LayerList'
import { DoodleCanvas } from './DoodleCanvas'
import { texts } from './texts'
import { SIZE } from './settings'
import { Tools } from './Tools'
import type { Board as BoardOf } from './useBoard'
import './Board.scss'

interface BoardProps {
  board: BoardOf
  /** Takes all the height it is given, instead of a part of the page. */
  full?: boolean
}

/** Paper and tools. */
export function Board({ board, full }: BoardProps) {
  const [layersOpen, setLayersOpen] = useState(false)
  const { settings, setSettings } = board
  const { tool, sizePx, colour } = settings
  const list = layersOpen && <LayerList board={board} />
  return (
    <View className={classes('doodle', full && 'doodle--full')}>
      <View className="doodle__canvas">
        <DoodleCanvas board={board} />
        {tool !== 'fill' && <Hint text={texts.hint} passing />}
        {full && list && <View className="doodle__over">{list}</View>}
      </View>
      {/* In the page the layers take the place of the dials: nothing moves out of sight. */}
      {!full && list ? (
        list
      ) : (
        <>
          <View className="doodle__size">
            {tool === 'fill' ? (
              <Text className="doodle__label">{texts.fillHint}</Text>
            ) : (
              <>
                <Text className="doodle__label">{texts.size}</Text>
                <Slider
                  {...SIZE}
                  value={sizePx}
                  label={texts.size}
                  valueText={texts.sizeValue(sizePx)}
                  onChange={(px) => setSettings({ ...settings, sizePx: px })}
                />
                <Text className="doodle__value">{sizePx}</Text>
              </>
            )}
          </View>
          {board.layers > 1 && (
            <Palette
              label={texts.colours}
              value={colour}
              // Picking a colour switches to the brush.
              onChange={(hex) =>
                setSettings({ ...settings, colour: hex, tool: tool === 'eraser' ? 'brush' : tool })
              }
            />
          )}
        </>
      )}
      <Tools board={board} layersOpen={layersOpen} onLayers={() => setLayersOpen(!layersOpen)} />
    </View>
  )
}
