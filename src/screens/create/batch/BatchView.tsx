import { Text, View } from '@tarojs/components'
import { Fragment, useMemo, useState } from 'react'
import { type BatchGroup, planBatch } from '@contract/batch'
import type { JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { savePictures } from '@/domain/viewer/save'
import { useViewer } from '@/domain/viewer/useViewer'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { splitIntoRuns } from '@/ui/TextArea/marks'
import { parseHeightRatio } from '../compare/cells'
import { useWatchedAll } from '../compare/useComparison'
import { BatchTile } from './BatchTile'
import { type BatchState, readBatch } from './cells'
import { texts } from './texts'
import { useCellOrder } from './useCellOrder'
import './BatchView.scss'

interface GroupProps {
  group: BatchGroup
  headed: boolean
  state: BatchState
  shape: number
  price: number
  busy: boolean
  onOrder: (cell: number) => void
}

/** One matrix with its heads, or a list where there is nothing to cross. */
function Group({ group, headed, ...tile }: GroupProps) {
  const { head, rows, columns, cells } = group
  const isMatrix = columns.length > 0
  const find = (row: number, column: number) => cells[row * columns.length + column]
  return (
    <View className="batch-group">
      {headed && head !== '' && <View className="batch-group__title">{head}</View>}
      {isMatrix ? (
        <View
          className="batch-group__matrix"
          style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(96px, 1fr))` }}
        >
          <View />
          {columns.map((word) => (
            <View key={word} className="batch-group__head">
              {word}
            </View>
          ))}
          {rows.map((word, row) => (
            <Fragment key={word}>
              <View className="batch-group__head batch-group__head--row">{word}</View>
              {columns.map((other, column) => {
                const cell = find(row, column)
                return cell && <BatchTile key={other} cell={cell} {...tile} />
              })}
            </Fragment>
          ))}
        </View>
      ) : (
        <View className="batch-group__list">
          {cells.map((cell) => (
            <View key={cell.index} className="batch-group__item">
              <View className="batch-group__head">{cell.words.join(' · ')}</View>
              <BatchTile cell={cell} {...tile} />
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

function summarize({ done, running, failed }: BatchState): string {
  const parts = [
    done.length > 0 ? texts.done(done.length) : '',
    running.length > 0 ? texts.running(running.length) : '',
    failed.length > 0 ? texts.failed(failed.length) : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(texts.comma) : texts.none
}

interface BatchViewProps {
  jobs: readonly JobView[]
  onClose: () => void
}

/** The cells of one text: they arrive, fail and are charged each alone. */
export function BatchView({ jobs: ordered, onClose }: BatchViewProps) {
  const place = ordered[0]?.batch
  const { template = '', lines = false } = place ?? {}
  const batch = useMemo(() => planBatch(template, lines), [template, lines])
  const jobs = useWatchedAll(ordered)
  const state = readBatch(batch, jobs)
  const [seen, setSeen] = useState(0)
  const pictures = state.done.flatMap((job) => job.pictures.slice(0, 1))
  const viewer = useViewer(pictures, seen, setSeen, template)
  const { busy, order } = useCellOrder(batch, jobs)
  const saving = useWrite({
    mutationFn: () =>
      savePictures(
        state.done.flatMap(({ params, pictures: own }) =>
          own.slice(0, 1).map(({ url }) => ({ url, about: String(params.prompt ?? '') })),
        ),
      ),
  })
  const price = ordered[0]?.costCredits ?? 0
  const { failed, rest } = state
  const failedCells = failed.flatMap((job) => (job.batch ? [job.batch.cell] : []))
  const next = failed.length > 0 ? failedCells : rest.map(({ index }) => index)
  const nextText = failed.length > 0 ? texts.retry(next.length) : texts.rest(next.length)
  return (
    <>
      <View className="batch-view__prompt">
        {splitIntoRuns(template, { slot: batch.slots }).map(({ text, mark }, at) => (
          <Text key={at} className={mark ? 'batch-view__slot' : undefined}>
            {text}
          </Text>
        ))}
      </View>
      <View className="batch-view__line">
        <Text aria-live="polite">{summarize(state)}</Text>
        {state.charged > 0 && (
          <Text className="batch-view__charged">{texts.charged(state.charged)}</Text>
        )}
      </View>
      <View className="batch-view__groups">
        {batch.groups.map((group) => (
          <Group
            key={group.cells[0]?.index ?? 0}
            {...{ group, state, price, busy }}
            headed={batch.groups.length > 1}
            shape={parseHeightRatio(ordered)}
            onOrder={(cell) => order([cell])}
          />
        ))}
      </View>
      <View className="comparison__foot">
        <Action
          icon="download"
          word={texts.save(pictures.length)}
          disabled={pictures.length === 0 || saving.busy}
          onPress={() => void saving.run()}
        />
        <Action
          icon="compare"
          word={texts.compare}
          disabled={pictures.length < 2}
          onPress={() => viewer.open()}
        />
        <View className="comparison__go">
          {next.length > 0 ? (
            <Button
              wide
              variant="primary"
              disabled={busy}
              onPress={() => order(next)}
              note={busy ? undefined : texts.price(price * next.length)}
            >
              {busy ? texts.ordering : nextText}
            </Button>
          ) : (
            <Button wide onPress={onClose}>
              {texts.goOn}
            </Button>
          )}
        </View>
      </View>
      {viewer.element}
    </>
  )
}
