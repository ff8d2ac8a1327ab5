import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { DESK_TABS, type DeskTab, texts } from './texts'

/** Id of the panel that a tab shows. */
export const DESK_PANEL = 'api-desk-panel'
export const getTabId = (tab: DeskTab): string => `api-desk-tab-${tab}`

interface KeyPress {
  key?: string
  preventDefault?: () => void
  currentTarget?: unknown
}

/** The tab that a key leads to, round at both ends; undefined: the key means something else. */
export function findTab(from: DeskTab, key: string): DeskTab | undefined {
  const keys = DESK_TABS.map((tab) => tab.key)
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (key === 'Home') return keys[0]
  if (key === 'End') return keys.at(-1)
  if (step === undefined) return undefined
  return keys[(keys.indexOf(from) + step + keys.length) % keys.length]
}

interface DeskTabsProps {
  tab: DeskTab
  onChange: (tab: DeskTab) => void
}

/** One tab stop; the arrows choose, as in the pattern of the ARIA guide. */
export function DeskTabs({ tab, onChange }: DeskTabsProps) {
  const onKeyDown = (event: KeyPress) => {
    const next = findTab(tab, event.key ?? '')
    if (next === undefined) return
    event.preventDefault?.()
    onChange(next)
    const list = event.currentTarget as HTMLElement
    list.querySelector<HTMLElement>(`#${getTabId(next)}`)?.focus()
  }
  return (
    <View className="api-desk__tabs" role="tablist" aria-label={texts.title} {...{ onKeyDown }}>
      {DESK_TABS.map(({ key, text }) => (
        <View
          key={key}
          id={getTabId(key)}
          className={classes('mg-press api-desk__tab', key === tab && 'api-desk__tab--on')}
          {...pressable({ role: 'tab', selected: key === tab, onPress: () => onChange(key) })}
          {...{ tabIndex: key === tab ? 0 : -1 }}
          aria-controls={DESK_PANEL}
        >
          {text}
        </View>
      ))}
    </View>
  )
}
