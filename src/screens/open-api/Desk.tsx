import { API_KEYS_MAX } from '@contract/open-api'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { creditsText } from '@/domain/credits/format'
import { useBalance } from '@/domain/credits/useScore'
import { back } from '@/domain/navigation/navigate'
import { setAddressParam } from '@/platform/addressParam'
import { usePageParams } from '@/platform/pages'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { Calls } from './Calls'
import { DESK_PANEL, DeskTabs, getTabId } from './DeskTabs'
import { Figures } from './Figures'
import type { ApiKey } from './format'
import { Keys } from './Keys'
import { Samples } from './Samples'
import { DESK_TABS, type DeskTab, texts } from './texts'
import { UsageChart } from './UsageChart'
import { UsageTable } from './UsageTable'
import { useUsage } from './useKeys'
import { Webhooks } from './Webhooks'
import './Desk.scss'

/** Calls under the keys; the tab 用量 has all. */
const FIRST_CALLS = 4

const readTab = (value: string | undefined): DeskTab =>
  DESK_TABS.find(({ key }) => key === value)?.key ?? 'keys'

function Balance() {
  const balance = useBalance()
  if (balance === null) return null
  const amount = creditsText(balance)
  return (
    <View className="api-desk__balance" role="img" aria-label={texts.balance(amount)}>
      <Icon name="credits" size={18} />
      <Text>{amount}</Text>
    </View>
  )
}

/** Two columns; the second only where it has something. */
function Columns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <View className="api-desk__columns">
      <View className="api-desk__main">{children}</View>
      {aside && <View className="api-desk__aside">{aside}</View>}
    </View>
  )
}

function Use({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const { data } = useUsage(true)
  if (!data) return null
  return (
    <>
      <Figures usage={data} />
      <UsageChart usage={data} apiKeys={apiKeys} />
    </>
  )
}

function Heading({ text }: { text: string }) {
  return (
    <View className="api-part__head" role="heading" aria-level={2}>
      {text}
    </View>
  )
}

interface PanelProps {
  tab: DeskTab
  apiKeys: readonly ApiKey[]
  /** In place of the keys while there are none to show. */
  waiting: ReactNode
  onTab: (tab: DeskTab) => void
}

function KeysPanel({ apiKeys, onTab }: Pick<PanelProps, 'apiKeys' | 'onTab'>) {
  const samples = (
    <>
      <Heading text={texts.samples} />
      <Samples />
    </>
  )
  const all = (
    <View
      className="mg-press api-part__more"
      {...pressable({ onPress: () => onTab('usage'), label: texts.allCallsLabel })}
    >
      <Text>{texts.allCalls}</Text>
      <Icon name="right" size={18} />
    </View>
  )
  return (
    <Columns aside={samples}>
      <Use apiKeys={apiKeys} />
      <Keys apiKeys={apiKeys} />
      <Calls enabled most={FIRST_CALLS} action={all} />
    </Columns>
  )
}

function UsagePanel({ apiKeys }: Pick<PanelProps, 'apiKeys'>) {
  const { data } = useUsage(true)
  const table = data && (
    <>
      <Heading text={texts.byDay} />
      <UsageTable usage={data} apiKeys={apiKeys} />
    </>
  )
  return (
    <Columns aside={table}>
      <Use apiKeys={apiKeys} />
      <Calls enabled />
    </Columns>
  )
}

function Panel({ tab, apiKeys, waiting, onTab }: PanelProps) {
  if (tab === 'webhooks')
    return (
      <Columns>
        <Webhooks enabled />
      </Columns>
    )
  if (tab === 'docs') return <Samples columns />
  if (apiKeys.length === 0) return waiting
  if (tab === 'usage') return <UsagePanel apiKeys={apiKeys} />
  return <KeysPanel apiKeys={apiKeys} onTab={onTab} />
}

interface DeskProps {
  apiKeys: readonly ApiKey[]
  waiting: ReactNode
  /** A line over every tab: what is shown may be old. */
  notice: ReactNode
  onCreate: () => void
}

/** 开放接口 in a window with space for two columns. */
export function Desk({ apiKeys, waiting, notice, onCreate }: DeskProps) {
  const params = usePageParams()
  const [tab, setTab] = useState(() => readTab(params['tab']))
  const isFull = apiKeys.filter(({ revokedAt }) => revokedAt === null).length >= API_KEYS_MAX
  const choose = (next: DeskTab): void => {
    setTab(next)
    setAddressParam('tab', next)
  }
  return (
    <View className="api-desk">
      <View className="api-desk__head">
        <IconButton icon="back" label={texts.back} onPress={() => void back()} />
        <View className="api-desk__title" role="heading" aria-level={1}>
          {texts.title}
        </View>
        <DeskTabs tab={tab} onChange={choose} />
        <Balance />
        {apiKeys.length > 0 && (
          <Button variant="primary" size="medium" disabled={isFull} onPress={onCreate}>
            {isFull ? texts.limitNote(API_KEYS_MAX) : texts.create}
          </Button>
        )}
      </View>
      {notice}
      <View id={DESK_PANEL} role="tabpanel" {...{ 'aria-labelledby': getTabId(tab) }}>
        <Panel tab={tab} apiKeys={apiKeys} waiting={waiting} onTab={choose} />
      </View>
    </View>
  )
}
