import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { emptyLine } from '@/ui/Empty/texts'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { buildPieces, joinPieces, type PromptChange } from './changes'
import { texts } from './texts'
import './Polish.scss'

const AMOUNTS = ['less', 'usual', 'more'] as const
type Amount = (typeof AMOUNTS)[number]

export interface PolishProps {
  onClose: () => void
  prompt: string
  negativePrompt: string
  /** The style chosen for the picture; null: none. */
  style: string | null
  /** Another text in place of the whole, with a way back. */
  onReplace: (prompt: string) => void
}

interface AmountsProps {
  amount: Amount
  onChange: (amount: Amount) => void
}

function Amounts({ amount, onChange }: AmountsProps) {
  return (
    <View className="polish__amounts" role="radiogroup" aria-label={texts.amounts}>
      {AMOUNTS.map((one) => (
        <View
          key={one}
          className={classes('mg-press polish__amount', one === amount && 'polish__amount--on')}
          {...pressable({ role: 'radio', checked: one === amount, onPress: () => onChange(one) })}
        >
          <Text>{texts.amount[one]}</Text>
        </View>
      ))}
    </View>
  )
}

interface ChangeRowProps {
  change: PromptChange
  used: boolean
  onToggle: () => void
}

function ChangeRow({ change, used, onToggle }: ChangeRowProps) {
  return (
    <View
      className="mg-press polish__row"
      {...pressable({
        role: 'switch',
        checked: used,
        label: texts.label(change.word, used),
        onPress: onToggle,
      })}
    >
      <View className={classes('polish__tick', used && 'polish__tick--on')}>
        <Icon name={used ? 'check' : 'plus'} size={18} />
      </View>
      <View className="polish__words">
        <View className={classes('polish__word', !used && 'polish__word--off')}>{change.word}</View>
        <View className="polish__why">
          {change.used ? texts.why[change.kind] : texts.offByStyle}
        </View>
      </View>
      <Text className="polish__verb">{texts.verb(change.kind)}</Text>
    </View>
  )
}

/** Proposals for the text, each a switch; nothing is sent before it was seen. */
export function PolishBody(props: PolishProps) {
  const { onClose, prompt, negativePrompt, style, onReplace } = props
  const [amount, setAmount] = useState<Amount>('usual')
  const [seed, setSeed] = useState(0)
  /** Switches that are not as proposed, by the proposals they belong to. */
  const [turned, setTurned] = useState<{ of: unknown; rows: readonly number[] }>({
    of: null,
    rows: [],
  })
  const isShort = textLength(prompt) + textLength(negativePrompt) <= READ_CHARACTERS
  const { data, isError, refetch } = useQuery({
    queryKey: keys.polish({ prompt, negativePrompt, style, amount, seed }),
    queryFn: () =>
      call('POST /api/generate/polish', { body: { prompt, negativePrompt, style, amount, seed } }),
    enabled: isShort,
    staleTime: Infinity,
    retry: false,
    meta: { errorShown: 'log' },
  })
  const changes = data?.changes ?? []
  const rows = turned.of === data ? turned.rows : []
  const isUsed = (index: number): boolean => changes[index]?.used !== rows.includes(index)
  const usedCount = changes.filter((_, index) => isUsed(index)).length
  const pieces = buildPieces(prompt, changes, isUsed)
  const turn = (next: readonly number[]) => setTurned({ of: data, rows: next })
  const toggle = (index: number) =>
    turn(rows.includes(index) ? rows.filter((row) => row !== index) : [...rows, index])
  const accept = (text: string) => {
    onReplace(text)
    onClose()
  }

  const failure = !isShort ? texts.tooLong : isError ? texts.failed : null
  if (failure !== null)
    return (
      <View className="polish__nothing">
        <View>{emptyLine(failure)}</View>
        {isShort && <Button onPress={() => void refetch()}>{texts.retry}</Button>}
      </View>
    )
  return (
    <>
      <View className="polish__text" aria-label={texts.preview}>
        {pieces.map(({ text, mark }, index) => (
          <Text key={index} className={`polish__piece polish__piece--${mark}`}>
            {text}
          </Text>
        ))}
      </View>
      <View className="polish__line">
        <Text className="polish__count" aria-live="polite">
          {data ? texts.count(changes.length, usedCount) : texts.reading}
        </Text>
        <Amounts amount={amount} onChange={setAmount} />
      </View>
      {changes.map((change, index) => (
        <ChangeRow
          key={`${change.start} ${change.word}`}
          change={change}
          used={isUsed(index)}
          onToggle={() => toggle(index)}
        />
      ))}
      {data && changes.length === 0 && (
        <View className="polish__nothing">
          <View>{emptyLine(texts.nothing)}</View>
          <View className="polish__why">{texts.nothingHint}</View>
        </View>
      )}
      {!data && <Skeleton height={116} />}
      {changes.length > 0 && (
        <View className="polish__buttons">
          <Button onPress={() => turn(changes.flatMap(({ used }, i) => (used ? i : [])))}>
            {texts.restore}
          </Button>
          <Button
            className="polish__use"
            variant="primary"
            disabled={usedCount === 0}
            onPress={() => accept(joinPieces(pieces))}
          >
            {usedCount === 0 ? texts.useNone : texts.use(usedCount)}
          </Button>
        </View>
      )}
      <View className="polish__foot">
        {changes.length > 0 && (
          <ComposerTool
            text={texts.useAll}
            onPress={() => accept(joinPieces(buildPieces(prompt, changes, () => true)))}
          />
        )}
        <Text className="polish__free">{texts.free}</Text>
        <ComposerTool icon="retry" text={texts.again} onPress={() => setSeed(seed + 1)} />
      </View>
    </>
  )
}
