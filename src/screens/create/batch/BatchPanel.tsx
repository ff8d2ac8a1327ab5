import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { BATCH_MAX, type BatchCell, planBatch } from '@contract/batch'
import { useBatch } from '@/stores/batch'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { Switch } from '@/ui/Switch/Switch'
import { Section } from '@/domain/tool-form/controls/Section'
import { findDot, texts } from './texts'
import './BatchPanel.scss'

interface BatchPanelProps {
  template: string
  /** The model takes a seed. */
  seeded: boolean
  onClose: () => void
}

function Cell({ cell }: { cell: BatchCell }) {
  const chosen = useBatch(({ skipped }) => !skipped.includes(cell.prompt))
  const refusal = useBatch(({ refused }) =>
    refused?.prompt === cell.prompt ? refused.message : null,
  )
  const [main = '', ...others] = cell.words
  const dot = findDot(main)
  return (
    <View
      className={classes('mg-press batch-cell', !chosen && 'batch-cell--off')}
      {...pressable({
        role: 'checkbox',
        checked: chosen,
        label: texts.cell(cell.words.join(texts.comma), chosen),
        onPress: () => useBatch.getState().toggle(cell.prompt),
      })}
    >
      <View className="batch-cell__words">
        <View className="batch-cell__main">
          {dot !== null && (
            <View className="batch-cell__dot" style={{ background: dot }} aria-hidden />
          )}
          <Text className="batch-cell__text">{main}</Text>
        </View>
        {others.length > 0 && <View className="batch-cell__more">{others.join(' · ')}</View>}
        {refusal !== null && <View className="batch-cell__refusal">{refusal}</View>}
      </View>
      <View className={classes('batch-cell__tick', chosen && 'batch-cell__tick--on')} aria-hidden>
        <Icon name={chosen ? 'check' : 'close'} size={16} />
      </View>
    </View>
  )
}

/** The cells that a text with slots makes, each to be painted or not. */
export function BatchPanel({ template, seeded }: BatchPanelProps) {
  const { lines, sameSeed, skipped, setSameSeed } = useBatch()
  const { groups, total, dropped } = useMemo(() => planBatch(template, lines), [template, lines])
  const chosen = groups
    .flatMap(({ cells }) => cells)
    .filter(({ prompt }) => !skipped.includes(prompt)).length
  const isMany = total > BATCH_MAX
  return (
    <Section title={texts.cells(isMany ? total : chosen)} more={isMany ? undefined : texts.hint}>
      {isMany && (
        <View className="batch-panel__note batch-panel__note--warn" role="alert">
          {texts.tooMany(BATCH_MAX, total)}
        </View>
      )}
      {dropped > 0 && <View className="batch-panel__note">{texts.dropped}</View>}
      {groups.map(({ head, cells }) => (
        <View key={cells[0]?.index ?? head} className="batch-panel__group">
          {head !== '' && groups.length > 1 && <View className="batch-panel__head">{head}</View>}
          <View className="batch-panel__cells">
            {cells.map((cell) => (
              <Cell key={cell.index} cell={cell} />
            ))}
          </View>
        </View>
      ))}
      {seeded && !isMany && (
        <View className="batch-panel__seed">
          <Text>{texts.sameSeed}</Text>
          <Switch on={sameSeed} label={texts.sameSeed} onChange={setSameSeed} />
        </View>
      )}
    </Section>
  )
}
