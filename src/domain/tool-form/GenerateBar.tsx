import { View } from '@tarojs/components'
import { useRef } from 'react'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { lazySheet } from '@/ui/later'
import type { PriceButton } from './ready'
import { texts } from './texts'
import './GenerateBar.scss'

const SubmitKey = lazySheet(() => import('./SubmitKey').then((m) => m.SubmitKey), { quiet: true })

const nothing = () => {}

const VARIANT = { ready: 'dawn', choose: 'primary', later: 'primary' } as const

interface GenerateBarProps {
  button: PriceButton
  onPress: () => void
}

/** The one dawn light of the page, with its price; out while something is missing. */
export function GenerateBar({ button, onPress }: GenerateBarProps) {
  const off = button.kind === 'blocked' || button.kind === 'waiting'
  const bar = useRef<HTMLElement>(null)
  const isLogin = useSession((session) => session.isLogin)
  const welcome = useApp(({ appConfig }) => appConfig?.welcomeCredits ?? 0)
  return (
    <View ref={bar} className="generate">
      {!isLogin && <View className="generate__login">{texts.loginFirst(welcome)}</View>}
      <Button
        wide
        variant={
          button.kind in VARIANT ? VARIANT[button.kind as keyof typeof VARIANT] : 'secondary'
        }
        disabled={off}
        onPress={onPress}
        note={'note' in button ? button.note : undefined}
      >
        {button.text}
      </Button>
      <SubmitKey open={!off} bar={bar} onPress={onPress} onClose={nothing} />
    </View>
  )
}
