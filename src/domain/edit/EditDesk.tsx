import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { useBalance } from '@/domain/credits/useScore'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Composer } from './Composer'
import { DriftNotice } from './DriftNotice'
import { VersionStrip } from './EditTree'
import { Microphone } from './Microphone'
import { PlanBody, toggleOnPicture } from './PlanBody'
import { PlanPicture } from './PlanPicture'
import { RedoToast } from './RedoToast'
import { Suggestions } from './Suggestions'
import { DESK, SAY } from './texts'
import { VERSIONS } from './thread/texts'
import { layoutTree, listBranch } from './tree'
import { useEditOrder } from './useEditOrder'
import type { Editing, PlanRequest } from './useEditing'
import { usePlan } from './usePlan'
import { getVersionName } from './versions'
import './EditDesk.scss'

interface EditDeskProps {
  editing: Editing
  thread: ThreadView
  version: ThreadVersionView
  /** The picture, compared with the one before. */
  picture: ReactNode
  acts: ReactNode
  /** Facts of the version, after the list of versions. */
  details: ReactNode
}

interface SaidProps {
  version: ThreadVersionView
  current: boolean
  onOpen: (version: ThreadVersionView) => void
}

/** A sentence, and the version it made. */
function Said({ version, current, onOpen }: SaidProps) {
  const { number, sentence, summary, credits, thumbUrl } = version
  if (number === 1) return <View className="desk__origin">{VERSIONS.original}</View>
  return (
    <View className="desk__turn" role="listitem">
      <View className="desk__said">{sentence}</View>
      <View className="mg-press desk__made" {...pressable({ onPress: () => onOpen(version) })}>
        <View className={classes('desk__thumb', current && 'desk__thumb--on')}>
          {thumbUrl !== null && <Picture src={mediaUrl(thumbUrl)} alt="" />}
        </View>
        <View className="desk__about">
          {summary !== sentence && <View className="desk__summary">{summary}</View>}
          <View className="desk__cost">
            {[getVersionName(version), VERSIONS.used(null, credits)].join(' · ')}
          </View>
        </View>
      </View>
    </View>
  )
}

const WIDE = 112
const HIGH = 166
const CELL_WIDTH = 96
const CELL_HEIGHT = 128

/** Versions from top to bottom, one column a branch. */
function VersionColumn({
  thread,
  currentId,
  onOpen,
}: {
  thread: ThreadView
  currentId: string
  onOpen: SaidProps['onOpen']
}) {
  const tree = layoutTree(thread.versions, currentId)
  return (
    <View
      className="desk__tree"
      style={{ height: `${tree.depths * HIGH}px` }}
      role="listbox"
      aria-label={VERSIONS.label}
    >
      {tree.placed.map(({ version, depth, lane, parent }) => {
        const current = version.id === currentId
        const name = VERSIONS.spoken(version.number, version.summary ?? '', current)
        return (
          <View key={version.id}>
            {parent && (
              <View
                className={classes('desk__line', lane !== parent.lane && 'desk__line--bent')}
                style={{
                  left: `${parent.lane * WIDE + CELL_WIDTH / 2}px`,
                  top: `${parent.depth * HIGH + CELL_HEIGHT}px`,
                  width: `${(lane - parent.lane) * WIDE}px`,
                  height: `${(depth - parent.depth) * HIGH - CELL_HEIGHT}px`,
                }}
              />
            )}
            <View
              className={classes('mg-press desk__version', current && 'desk__version--on')}
              style={{ left: `${lane * WIDE}px`, top: `${depth * HIGH}px` }}
              {...pressable({
                role: 'option',
                selected: current,
                label: lane > 0 ? `${VERSIONS.branch}，${name}` : name,
                onPress: () => onOpen(version),
              })}
            >
              <View className="desk__picture">
                {version.thumbUrl === null ? (
                  <Icon name="image" />
                ) : (
                  <Picture src={mediaUrl(version.thumbUrl)} alt="" />
                )}
              </View>
              <Text className="desk__name">{version.summary ?? getVersionName(version)}</Text>
            </View>
          </View>
        )
      })}
    </View>
  )
}

interface FrameProps extends EditDeskProps {
  /** The plan of what was said last. */
  card: ReactNode
}

function Frame({ editing, thread, version, picture, acts, details, card }: FrameProps) {
  const { target, sentence, setSentence, openPlan } = editing
  const balance = useBalance()
  const open = (other: ThreadVersionView) => {
    if (other.id !== version.id) void editing.openVersion(other)
  }
  const branch = listBranch(thread.versions, version.id)
  const said = branch.slice(0, branch.findIndex(({ id }) => id === version.id) + 1)
  return (
    <View className="desk">
      <View className="desk__thread">
        <View className="desk__head">
          <View className="desk__title" role="heading" aria-level={1}>
            {DESK.title}
          </View>
          {balance !== null && (
            <View className="desk__balance">
              <Icon name="credits" size={18} />
              <Text>{balance.toLocaleString('en-US')}</Text>
            </View>
          )}
        </View>
        <View className="desk__turns">
          <View role="list">
            {said.map((one) => (
              <Said key={one.id} version={one} current={one.id === version.id} onOpen={open} />
            ))}
            {card}
          </View>
        </View>
        <DriftNotice editing={editing} />
        <View className="desk__composer">
          <Suggestions editing={editing} />
          {target && (
            <Composer
              picture={target}
              value={sentence}
              onChange={setSentence}
              onSend={() => openPlan(sentence)}
              placeholder={SAY.next}
              references={editing.references}
              idle={<Microphone onSaid={openPlan} />}
            />
          )}
          <View className="desk__keys">{DESK.keys}</View>
        </View>
      </View>
      <View className="desk__stage">
        <View className="desk__shown">{picture}</View>
        <View className="desk__acts" role="toolbar" aria-label={DESK.acts}>
          {acts}
        </View>
      </View>
      <View className="desk__side">
        <View className="desk__strip">
          <VersionStrip editing={editing} took={null} />
        </View>
        <View className="desk__head">
          <View className="desk__title" role="heading" aria-level={2}>
            {DESK.versions(thread.versions.length)}
          </View>
          <View className="desk__keys">{DESK.arrows}</View>
        </View>
        <VersionColumn thread={thread} currentId={version.id} onOpen={open} />
        {details}
      </View>
    </View>
  )
}

function Planning({ request, ...frame }: Omit<FrameProps, 'card'> & { request: PlanRequest }) {
  const { target, sentence, versionId, references, onOrdered, onUndo, onClose } = request
  const state = usePlan(target, { sentence, versionId, references })
  const order = useEditOrder(target, state.said, { onOrdered, onStale: state.refresh })
  const { reading, plan } = state
  return (
    <Frame
      {...frame}
      picture={
        <PlanPicture
          id="desk-picture"
          target={target}
          plan={plan}
          layoutKey={`${reading === undefined}`}
          onToggle={(region) => toggleOnPicture(state, region)}
          range={{ box: state.box, onBox: state.setBox }}
        />
      }
      card={
        <View className="desk__turn" role="listitem">
          <View className="desk__card">
            <PlanBody {...{ target, sentence, state, order, onUndo }} onStop={onClose} />
          </View>
        </View>
      }
    />
  )
}

/** The desk of a wide window: what was said, the picture, and all versions side by side. */
export function EditDesk(props: EditDeskProps) {
  const { job, request } = props.editing
  return (
    <>
      {request ? (
        <Planning key={request.sentence} {...props} request={request} />
      ) : (
        <Frame {...props} card={null} />
      )}
      <RedoToast jobId={job.id} />
    </>
  )
}
