import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { matters, type ParamSpec, type ToolDefinition } from '@contract/tools/define'
import { useFirstDeferred } from '@/ui/useFirstDeferred'
import { AdvancedSection } from './AdvancedSection'
import type { Controls } from './controls/control'
import { CONTROLS, getControl } from './controls/registry'
import { FormSkeleton } from './FormSkeleton'
import { isOffered, type Offer, type Params } from './offer'

interface ToolFormProps {
  tool: ToolDefinition
  params: Params
  /** null until the server has said what it offers: then only the slots are drawn. */
  offer: Offer | null
  onParam: (key: string, value: unknown) => void
  /** Own looks for single parameters. */
  slots?: Readonly<Record<string, ReactNode>>
  /** Kinds beyond those of 创作. */
  controls?: Partial<Controls>
}

/** Several models are chosen from on top of the form (ModelPicker). */
const isPickedAbove = (spec: ParamSpec, { models }: Offer): boolean =>
  spec.kind === 'choice' && spec.source === 'models' && models.length > 1

type Entry = readonly [key: string, spec: ParamSpec]

/** The form of a tool, drawn from its definition and from what the engine offers. */
export function ToolForm(props: ToolFormProps) {
  const { tool, params, onParam, slots = {}, controls = CONTROLS } = props
  // All controls at once hold a slow phone up: they come behind whatever else the offer changes.
  const offer = useFirstDeferred(props.offer)
  const offered = Object.entries(tool.params).filter(([key, spec]) =>
    offer
      ? isOffered(key, spec, offer) && matters(spec, params) && !isPickedAbove(spec, offer)
      : slots[key] !== undefined,
  )
  const draw = ([key, spec]: Entry) => {
    // The same element before and after the offer: a field with focus is never remounted.
    if (slots[key] !== undefined) return <View key={key}>{slots[key]}</View>
    if (!offer) return null
    const Control = getControl(spec, controls)
    return (
      <Control
        key={key}
        name={key}
        spec={spec}
        value={params[key] as never}
        onChange={(value) => onParam(key, value)}
        offer={offer}
        params={params}
      />
    )
  }
  const advanced = offered.filter(([, spec]) => spec.advanced)
  return (
    <>
      {offered.filter(([, spec]) => !spec.advanced).map(draw)}
      {!offer && <FormSkeleton />}
      {offer && advanced.length > 0 && (
        <AdvancedSection specs={advanced} params={params} offer={offer}>
          {advanced.map(draw)}
        </AdvancedSection>
      )}
    </>
  )
}
