import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { EditPlan, EditRegion } from '@contract/edits'
import { mediaUrl } from '@/platform/media'
import { measure } from '@/platform/measure'
import { usePageSize } from '@/platform/usePageSize'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { EditBox } from './box'
import { listIds } from './corrections'
import { PlanRange } from './PlanRange'
import { drawChanges, fitInside, placeLabels, type BoxSize } from './regions'
import { PLAN } from './texts'
import type { EditTarget } from './types'
import './PlanPicture.scss'

const TARGET_PX = 44

interface PlanPictureProps {
  id: string
  target: EditTarget
  plan: EditPlan | undefined
  /** Anything that changes the space of the picture. */
  layoutKey: string
  onToggle: (region: EditRegion) => void
  range: { box: EditBox | null; onBox: (box: EditBox | null) => void }
}

/** Space of the stage in CSS px, measured once it is laid out and whenever that changes. */
function useStageSize(id: string, layoutKey: string): BoxSize | null {
  const [size, setSize] = useState<BoxSize | null>(null)
  const { widthPx, heightPx } = usePageSize()
  useEffect(() => {
    let gone = false
    void measure(id).then((box) => {
      if (box && !gone) setSize({ width: box.width, height: box.height })
    })
    return () => {
      gone = true
    }
  }, [id, layoutKey, widthPx, heightPx])
  return size
}

function nameChange(plan: EditPlan, region: EditRegion): string {
  const step = plan.steps.find((one) => listIds(one).includes(region.id)) ?? plan.steps[0]
  const added = step?.kind === 'add' ? (step.value ?? step.target) : undefined
  return added === undefined ? PLAN.here : PLAN.addHere(added)
}

function listLabels(plan: EditPlan) {
  const { regions } = plan
  const changes = regions.filter(({ role }) => role === 'change').slice(0, 1)
  const keeps = regions.filter(({ role }) => role === 'keep')
  return [
    ...changes.map((region) => ({
      ...region,
      role: 'change' as const,
      text: nameChange(plan, region),
    })),
    ...keeps.map((region) => ({ ...region, role: 'keep' as const, text: PLAN.stays(region.name) })),
  ]
}

const area = ({ bounds }: EditRegion) => bounds.width * bounds.height

/** A thing that is smaller than a finger has a larger target around it. */
function placeTarget({ bounds }: EditRegion, box: BoxSize): Record<string, string> {
  const width = Math.max(TARGET_PX, bounds.width * box.width)
  const height = Math.max(TARGET_PX, bounds.height * box.height)
  const left = (bounds.x + bounds.width / 2) * box.width - width / 2
  const top = (bounds.y + bounds.height / 2) * box.height - height / 2
  return {
    left: `${Math.min(Math.max(0, left), Math.max(0, box.width - width)).toFixed(1)}px`,
    top: `${Math.min(Math.max(0, top), Math.max(0, box.height - height)).toFixed(1)}px`,
    width: `${width.toFixed(1)}px`,
    height: `${height.toFixed(1)}px`,
  }
}

interface RegionsProps {
  plan: EditPlan
  box: BoxSize
  onToggle: (region: EditRegion) => void
}

/** Smaller things lie on top: a tap means the thing, not what is around it. */
function Regions({ plan, box, onToggle }: RegionsProps) {
  const edge = drawChanges(plan.regions, box)
  return (
    <>
      {edge !== null && (
        <View
          key={edge}
          className="planpic__edge"
          style={{ backgroundImage: `url("${edge}")` }}
          aria-hidden
        />
      )}
      {[...plan.regions]
        .sort((a, b) => area(b) - area(a))
        .map((region) => (
          <View
            key={region.id}
            className="mg-press planpic__region"
            style={placeTarget(region, box)}
            {...pressable({
              label: PLAN.region[region.role](region.name),
              onPress: () => onToggle(region),
            })}
          />
        ))}
      {placeLabels(listLabels(plan), box).map(({ id, role, text, left, top }) => (
        <View
          key={id}
          className={classes('planpic__label', `planpic__label--${role}`)}
          style={{ left: `${left}px`, top: `${top}px` }}
          aria-hidden
        >
          <Icon name={role === 'keep' ? 'lock' : 'spark'} size={18} />
          <Text>{text}</Text>
        </View>
      ))}
    </>
  )
}

/** The picture of a plan: what changes has a dashed edge, what stays a label; a tap swaps both. */
export function PlanPicture(props: PlanPictureProps) {
  const { id, target, plan, layoutKey, onToggle, range } = props
  const stage = useStageSize(id, layoutKey)
  const box = stage && fitInside(target, stage)
  return (
    <View id={id} className="planpic">
      {box && (
        <View
          className="planpic__box"
          style={{
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
          }}
        >
          <Picture src={mediaUrl(target.url)} alt="" color={target.color} eager />
          {plan && <Regions plan={plan} box={box} onToggle={onToggle} />}
          <PlanRange id={`${id}-range`} {...range} />
        </View>
      )}
    </View>
  )
}
