import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { AccessibilityCell } from '@/domain/accessibility/AccessibilityCell'
import { ledgerTime } from '@/domain/credits/time'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { cancelDeletion } from '@/domain/session/keepAccount'
import { leave } from '@/domain/session/leave'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { Empty } from '@/ui/Empty/Empty'
import { lazySheet } from '@/ui/later'
import { useSms, useWays } from '@/domain/session/ways'
import { Changes } from './Changes'
import { CloseSheet } from './CloseSheet'
import { Devices } from './Devices'
import { Export } from './Export'
import { OpenApiCell } from './OpenApiCell'
import { OwnKeys } from './OwnKeys'
import { Passkeys } from './Passkeys'
import { muteTexts } from './muteTexts'
import { passkeyTexts } from './passkeyTexts'
import { texts } from './texts'
import './Account.scss'

const PasswordSheet = lazySheet(() => import('./PasswordSheet').then((m) => m.PasswordSheet))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className="mg-account__part">
      <View className="mg-account__head" role="heading" aria-level={2}>
        {title}
      </View>
      {children}
    </View>
  )
}

/** Said as long as the account is being closed. */
function Closing({ closesAt }: { closesAt: string }) {
  return (
    <View className="mg-account__closing">
      <View className="mg-account__who">{texts.closingAt(ledgerTime(closesAt, new Date()))}</View>
      <Button size="medium" variant="primary" onPress={() => void cancelDeletion()}>
        {texts.keep}
      </Button>
    </View>
  )
}

function Mine() {
  const user = useSession((session) => session.userInfo)
  const [closing, setClosing] = useState(false)
  const [changing, setChanging] = useState(false)
  const sms = useSms()
  const ways = useWays()
  return (
    <View className="mg-account">
      {user?.closesAt && <Closing closesAt={user.closesAt} />}
      {(sms || user?.phone) && (
        <Cell
          icon="shield"
          text={texts.phone}
          value={user?.phone ?? texts.unbound}
          onPress={() => void navigate('pages/ucenter/phone-bind')}
        />
      )}
      {user?.email && <Cell icon="send" text={texts.email} value={user.email} />}
      {user?.account && (
        <Cell
          icon="user"
          text={texts.password}
          value={user.account}
          onPress={() => setChanging(true)}
        />
      )}
      <Cell
        icon="pencil"
        text={texts.profile}
        value={user?.nickname}
        onPress={() => void navigate('pagesC/ucenter/user-edit')}
      />
      <Cell
        icon="bell"
        text={texts.notify}
        value={texts.notifyNote}
        onPress={() => void navigate('pagesC/ucenter/acc-setting', { view: 'notify' })}
      />
      <AccessibilityCell />
      <Changes />
      {ways.includes('passkey') && (
        <Part title={passkeyTexts.title}>
          <Passkeys />
        </Part>
      )}
      <Part title={texts.devices}>
        <Devices />
      </Part>
      <Part title={muteTexts.title}>
        <Cell
          icon="eye-off"
          text={muteTexts.cell}
          onPress={() => void navigate('pagesC/ucenter/acc-setting', { view: 'mutes' })}
        />
      </Part>
      <OwnKeys />
      <OpenApiCell />
      <Part title={texts.data}>
        <Export />
      </Part>
      <Part title={texts.leaving}>
        <Cell icon="logout" text={texts.leave} onPress={() => void leave()} />
        {!user?.closesAt && (
          <Cell icon="trash" text={texts.close} tone="danger" onPress={() => setClosing(true)} />
        )}
      </Part>
      <PasswordSheet open={changing} onClose={() => setChanging(false)} />
      <CloseSheet open={closing} onClose={() => setClosing(false)} />
    </View>
  )
}

/** 账号与安全 */
export function Account() {
  const isLogin = useSession((session) => session.isLogin)
  if (isLogin) return <Mine />
  const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/acc-setting'))
  return <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
}
