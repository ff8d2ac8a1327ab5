import { Text, View } from '@tarojs/components'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { VERSIONS } from './thread/texts'
import { layoutTree, type PlacedVersion } from './tree'
import './VersionTree.scss'

interface VersionTreeProps {
  thread: ThreadView
  currentId: string
  /** Time the current version took, in words; null: unknown. */
  took: string | null
  onOpen: (version: ThreadVersionView) => void
  /** Focuses the sentence: what is said now continues the current version. */
  onSay: () => void
  onAll: () => void
}

const SIDE = 48
const COLUMN = 74
const LANE = 62

const left = (depth: number) => length(depth * COLUMN)
const top = (lane: number) => length(lane * LANE)

/** A line to the right on the same lane, or down along the parent's edge and to the right. */
function Line({
  depth,
  lane,
  parent,
}: Pick<PlacedVersion<ThreadVersionView>, 'depth' | 'lane' | 'parent'>) {
  if (!parent) return null
  const from = parent.depth * COLUMN + SIDE
  const to = depth * COLUMN
  const high = (lane - parent.lane) * LANE
  return high === 0 ? (
    <View
      className="vtree__line"
      style={{ left: length(from), top: length(lane * LANE + SIDE / 2), width: length(to - from) }}
    />
  ) : (
    <View
      className="vtree__elbow"
      style={{
        left: length(from + (to - from) / 2),
        top: length(parent.lane * LANE + SIDE / 2),
        width: length((to - from) / 2),
        height: length(high),
      }}
    />
  )
}

function Version({
  at,
  current,
  onOpen,
}: {
  at: PlacedVersion<ThreadVersionView>
  current: boolean
  onOpen: VersionTreeProps['onOpen']
}) {
  const { version, depth, lane } = at
  const { number, summary, thumbUrl } = version
  const name = VERSIONS.spoken(number, summary ?? '', current)
  return (
    <View
      className={classes('mg-press vtree__one', current && 'vtree__one--on')}
      style={{ left: left(depth), top: top(lane) }}
      {...pressable({
        role: 'option',
        selected: current,
        label: lane > 0 ? `${VERSIONS.branch}，${name}` : name,
        onPress: () => onOpen(version),
      })}
    >
      <View className="vtree__thumb">
        {thumbUrl === null ? (
          <View className="vtree__gone">
            <Icon name="image" />
          </View>
        ) : (
          <Picture src={mediaUrl(thumbUrl)} alt="" />
        )}
      </View>
    </View>
  )
}

/** Versions as a strip with one lane a branch; the current one has a ring. */
export function VersionTree({ thread, currentId, took, onOpen, onSay, onAll }: VersionTreeProps) {
  const tree = layoutTree(thread.versions, currentId)
  const current = thread.versions.find(({ id }) => id === currentId)
  const { next, placed } = tree
  const isNextFree = placed.every(({ depth, lane }) => depth !== next.depth || lane !== next.lane)
  const depths = Math.max(tree.depths, isNextFree ? next.depth + 1 : 0)
  const number = current?.number ?? 1
  return (
    <View className="vtree">
      <View className="vtree__scroll" role="listbox" aria-label={VERSIONS.label}>
        <View
          className="vtree__field"
          style={{
            width: length(depths * COLUMN - COLUMN + SIDE + 4),
            height: length((tree.lanes - 1) * LANE + SIDE + 8),
          }}
        >
          {placed.map((at) => (
            <Line key={at.version.id} {...at} />
          ))}
          {isNextFree && (
            <Line
              depth={next.depth}
              lane={next.lane}
              parent={{ depth: next.depth - 1, lane: next.lane }}
            />
          )}
          {placed.map((at) => (
            <Version
              key={at.version.id}
              at={at}
              current={at.version.id === currentId}
              onOpen={onOpen}
            />
          ))}
          {isNextFree && (
            <View
              className="mg-press vtree__one vtree__add"
              style={{ left: left(next.depth), top: top(next.lane) }}
              {...pressable({ role: 'option', label: VERSIONS.say(number), onPress: onSay })}
            >
              <Icon name="plus" />
            </View>
          )}
        </View>
      </View>
      <View className="vtree__foot">
        <View className="vtree__note">
          <View className="vtree__sentence">
            {current?.sentence ?? (number === 1 ? VERSIONS.original : VERSIONS.version(number))}
          </View>
          {current && number > 1 && (
            <View className="vtree__cost">{VERSIONS.used(took, current.credits)}</View>
          )}
        </View>
        {tree.hidden > 0 && (
          <View
            className="mg-press vtree__more"
            {...pressable({ label: VERSIONS.moreLabel(tree.hidden), onPress: onAll })}
          >
            {VERSIONS.more(tree.hidden)}
          </View>
        )}
        <View className="mg-press vtree__all" {...pressable({ role: 'link', onPress: onAll })}>
          <Text>{VERSIONS.all}</Text>
          <Icon name="right" size={18} />
        </View>
      </View>
    </View>
  )
}
