import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { EditPlan, EditReading, EditStep } from '@contract/edits'
import type { Reference } from '@contract/tools/references'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import type { IconName } from '@/ui/Icon/paths'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import {
  addKeep,
  dropKeep,
  dropStep,
  listKeepable,
  listTargets,
  setScope,
  setStrength,
  setTarget,
  setValue,
} from './corrections'
import { countUnderstood, markReading } from './marks'
import {
  buildStepRow,
  getScope,
  getStrength,
  listScopes,
  listStrengths,
  type Option,
} from './planRows'
import { PlanReferences } from './PlanReferences'
import { PLAN } from './texts'
import type { Correction } from './types'
import './PlanPane.scss'

/** The sentence with its words marked: known ones glow, others are dotted or underlined. */
export function MarkedSentence({
  sentence,
  reading,
}: {
  sentence: string
  reading?: EditReading | undefined
}) {
  const runs = reading ? markReading(sentence, reading) : [{ text: sentence, mark: null }]
  return (
    <View className="plan__sentence">
      {runs.map(({ text, mark }, index) => (
        <Text key={index} className={mark === null ? '' : `plan__word plan__word--${mark}`}>
          {text}
        </Text>
      ))}
    </View>
  )
}

interface ValueChipProps {
  text: string
  icon: IconName
  label: string
  expanded?: boolean
  onPress: () => void
}

function ValueChip({ text, icon, label, expanded, onPress }: ValueChipProps) {
  return (
    <View className="mg-press plan__chip" {...pressable({ label, expanded, onPress })}>
      <View className="plan__face">
        {text !== '' && <Text>{text}</Text>}
        <Icon name={icon} size={18} />
      </View>
    </View>
  )
}

interface ChoicesProps {
  choices: readonly string[]
  onChoose: (choice: string) => void
}

function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <View className="plan__choices">
      {choices.map((choice) => (
        <View
          key={choice}
          className="mg-press plan__chip"
          {...pressable({ onPress: () => onChoose(choice) })}
        >
          <View className="plan__face plan__face--choice">
            <Text>{choice}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

interface StepProps {
  plan: EditPlan
  step: EditStep
  index: number
  onCorrect: (next: Correction) => void
}

/** One change: what, into what; a wrong word is changed in place. */
function Step({ plan, step, index, onCorrect }: StepProps) {
  const [open, setOpen] = useState<'target' | 'value' | null>(null)
  const { label, subject, joint, value } = buildStepRow(step)
  const targets = listTargets(plan, step)
  const values = step.value === undefined ? [] : (step.choices ?? [])
  // Of a step without a value the choices are other things it can mean.
  const others =
    targets.length > 0
      ? targets.map(({ name }) => name)
      : step.value === undefined
        ? (step.choices ?? [])
        : []
  const left = dropStep(plan, index)
  const correct = (next: Correction) => {
    setOpen(null)
    onCorrect(next)
  }
  const word = (part: 'target' | 'value', text: string, choices: readonly string[]) =>
    choices.length > 0 ? (
      <ValueChip
        text={text}
        icon="down"
        label={PLAN.choose(text)}
        expanded={open === part}
        onPress={() => setOpen(open === part ? null : part)}
      />
    ) : (
      <View className="plan__chip">
        <View className="plan__face plan__face--fixed">
          <Text>{text}</Text>
        </View>
      </View>
    )
  const choose = (choice: string) => {
    const region = targets.find(({ name }) => name === choice)
    if (open === 'value') correct(setValue(plan, index, choice))
    else if (region) correct(setTarget(plan, index, region))
    else correct(setTarget(plan, index, { id: step.targetId ?? choice, name: choice }))
  }
  return (
    <View className="plan__row">
      <Text className="plan__label">{label}</Text>
      <View className="plan__cells">
        {subject !== null && word('target', subject, others)}
        {joint !== null && <Text className="plan__joint">{joint}</Text>}
        {value !== null && word('value', value, values)}
        {left && (
          <ValueChip
            text=""
            icon="close"
            label={PLAN.dropStep(value ?? subject ?? label)}
            onPress={() => onCorrect(left)}
          />
        )}
        {open && <Choices choices={open === 'value' ? values : others} onChoose={choose} />}
      </View>
    </View>
  )
}

interface OptionsProps<T extends string> {
  label: string
  options: readonly Option<T>[]
  chosen: T | undefined
  onChoose: (value: T) => void
  children?: React.ReactNode
}

function Options<T extends string>({
  label,
  options,
  chosen,
  onChoose,
  children,
}: OptionsProps<T>) {
  return (
    <View className="plan__row">
      <Text className="plan__label">{label}</Text>
      <View className="plan__cells">
        {options.length > 0 && (
          <View className="plan__options" role="radiogroup" aria-label={label}>
            {options.map(({ value, text }) => (
              <View
                key={value}
                className={classes('mg-press plan__option', value === chosen && 'plan__option--on')}
                {...pressable({
                  role: 'radio',
                  checked: value === chosen,
                  onPress: () => onChoose(value),
                })}
              >
                <Text>{text}</Text>
              </View>
            ))}
          </View>
        )}
        {children}
      </View>
    </View>
  )
}

/** Names that stay: each can be dropped, others added. */
function KeepRow({ plan, onCorrect }: Pick<StepProps, 'plan' | 'onCorrect'>) {
  const [open, setOpen] = useState(false)
  const addable = listKeepable(plan, PLAN.universal)
  return (
    <View className="plan__row">
      <Text className="plan__label">{PLAN.keep}</Text>
      <View className="plan__cells">
        {plan.keep.map((name) => (
          <ValueChip
            key={name}
            text={name}
            icon="close"
            label={PLAN.dropKeep(name)}
            onPress={() => onCorrect(dropKeep(plan, name))}
          />
        ))}
        {addable.length > 0 && (
          <ValueChip
            text=""
            icon="plus"
            label={PLAN.addKeep}
            expanded={open}
            onPress={() => setOpen(!open)}
          />
        )}
        {open && (
          <Choices
            choices={addable}
            onChoose={(name) => {
              setOpen(false)
              onCorrect(addKeep(plan, name))
            }}
          />
        )}
      </View>
    </View>
  )
}

interface PlanRowsProps {
  plan: EditPlan
  sentence: string
  reading: EditReading
  others: readonly EditPlan[]
  references: readonly Reference[]
  onCorrect: (next: Correction) => void
  onChoose: (planId: string) => void
}

const SECOND_MS = 1000

export function PlanRows(props: PlanRowsProps) {
  const { plan, sentence, reading, others, onCorrect, onChoose } = props
  const scopes = listScopes(plan)
  const strengths = listStrengths(plan)
  const isUndo = plan.steps[0]?.kind === 'undo'
  const eta =
    plan.etaMs === null ? null : (
      <Text className="plan__eta">
        {PLAN.seconds(Math.max(1, Math.ceil(plan.etaMs / SECOND_MS)))}
      </Text>
    )
  return (
    <View className="plan__rows">
      <View className="plan__read">
        <View className="plan__dot" aria-hidden />
        <Text>{PLAN.understood(countUnderstood(sentence, reading))}</Text>
      </View>
      {reading.notUnderstood.map((words) => (
        <View key={words} className="plan__unread">
          {PLAN.notUnderstood(words)}
        </View>
      ))}
      {plan.references && <PlanReferences plan={plan} references={props.references} />}
      {plan.steps.map((step, index) => (
        <Step
          key={`${index} ${step.kind}`}
          plan={plan}
          step={step}
          index={index}
          onCorrect={onCorrect}
        />
      ))}
      {!isUndo && <KeepRow plan={plan} onCorrect={onCorrect} />}
      {scopes.length > 0 && (
        <Options
          label={PLAN.scope}
          options={scopes}
          chosen={getScope(plan)}
          onChoose={(scope) => onCorrect(setScope(plan, scope))}
        >
          {strengths.length === 0 && eta}
        </Options>
      )}
      {strengths.length > 0 && (
        <Options
          label={PLAN.strength}
          options={strengths}
          chosen={getStrength(plan)}
          onChoose={(strength) => onCorrect(setStrength(plan, strength))}
        >
          {eta}
        </Options>
      )}
      {scopes.length === 0 && strengths.length === 0 && eta !== null && (
        <View className="plan__lone">{eta}</View>
      )}
      {others.length > 0 && (
        <View className="plan__row">
          <Text className="plan__label plan__label--long">{PLAN.also}</Text>
          <View className="plan__cells">
            {others.map(({ id, summary }) => (
              <View
                key={id}
                className="mg-press plan__chip"
                {...pressable({ onPress: () => onChoose(id) })}
              >
                <View className="plan__face plan__face--choice">
                  <Text>{summary}</Text>
                </View>
              </View>
            ))}
          </View>
        </View>
      )}
    </View>
  )
}

/** In the shape of the rows that come; invisible for its first 200 ms. */
export function PlanSkeleton() {
  return (
    <View className="plan__rows" aria-label={PLAN.reading} role="status">
      <Skeleton width={180} height={16} />
      {[0, 1, 2, 3].map((row) => (
        <View key={row} className="plan__row">
          <Skeleton width={26} height={16} />
          <Skeleton width={row === 0 ? 220 : 180} height={36} className="plan__waiting" />
        </View>
      ))}
    </View>
  )
}
