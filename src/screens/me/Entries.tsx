import { View } from '@tarojs/components'
import { AboutCell } from '@/screens/me/about/AboutCell'
import { AccessibilityCell } from '@/domain/accessibility/AccessibilityCell'
import { LabelCell } from '@/domain/label/LabelCell'
import { ReviewCell } from '@/screens/me/ReviewCell'
import { MemberCell } from '@/screens/me/member/MemberCell'
import { NotificationsCell } from '@/domain/notifications/NotificationsCell'
import { navigate } from '@/domain/navigation/navigate'
import { MyWorksCell } from '@/domain/publish/MyWorksCell'
import { leave } from '@/domain/session/leave'
import { IS_H5 } from '@/platform/env'
import { useSelling } from '@/stores/rules'
import { useSession } from '@/stores/session'
import { Cell } from '@/ui/Cell/Cell'
import { ME } from './texts'
import './Entries.scss'

/** The pages behind 我的; only those that exist. */
export function Entries() {
  const isLogin = useSession((session) => session.isLogin)
  const me = useSession((session) => session.userInfo?.id ?? null)
  const signsInBy = useSession(
    ({ userInfo }) => userInfo?.phone ?? userInfo?.account ?? userInfo?.email ?? null,
  )
  // Within mini-programs that sell nothing no word leads to buying.
  const sells = useSelling()
  const bills = IS_H5 || sells
  return (
    <View className="mg-entries">
      {isLogin && <NotificationsCell />}
      <Cell
        icon="gift"
        text={ME.quest}
        value={ME.questNote}
        onPress={() => void navigate('pagesC/ucenter/quest')}
      />
      <MemberCell />
      <MyWorksCell />
      <ReviewCell />
      {isLogin && (
        <Cell
          icon="shield"
          text={ME.account}
          value={signsInBy ?? ME.noPhone}
          onPress={() => void navigate('pagesC/ucenter/acc-setting')}
        />
      )}
      {me && (
        <Cell
          icon="user"
          text={ME.home}
          onPress={() => void navigate('pagesD/user-works/user-works', { user_id: me })}
        />
      )}
      {me && (
        <Cell
          icon="star"
          text={ME.favourites}
          onPress={() =>
            void navigate('pagesD/user-works/user-works', { user_id: me, list: 'favourites' })
          }
        />
      )}
      {isLogin && (
        <Cell
          icon="at"
          text={ME.characters}
          onPress={() => void navigate('pagesC/characters/characters')}
        />
      )}
      {isLogin && (
        <Cell
          icon="video"
          text={ME.stories}
          onPress={() => void navigate('pagesC/storyboard/storyboard')}
        />
      )}
      {isLogin && (
        <Cell
          icon="users"
          text={ME.follows}
          onPress={() => void navigate('pagesC/ucenter/follow')}
        />
      )}
      {isLogin && (
        <Cell
          icon="scan"
          text={ME.readings}
          onPress={() => void navigate('pages/index/img2tag-log')}
        />
      )}
      {isLogin && bills && (
        <Cell
          icon="receipt"
          text={ME.orders}
          onPress={() => void navigate('pagesC/ucenter/order')}
        />
      )}
      {isLogin && (
        <Cell
          icon="chat"
          text={ME.feedback}
          onPress={() => void navigate('pagesC/ucenter/feedback')}
        />
      )}
      <AccessibilityCell />
      <LabelCell />
      <Cell
        icon="document"
        text={ME.service}
        onPress={() => void navigate('pagesB/agreement/service')}
      />
      <Cell
        icon="document"
        text={ME.privacy}
        onPress={() => void navigate('pagesB/agreement/privacy')}
      />
      <Cell
        icon="document"
        text={ME.generate}
        onPress={() => void navigate('pagesB/agreement/generate')}
      />
      {bills && (
        <Cell icon="document" text={ME.pay} onPress={() => void navigate('pagesB/agreement/pay')} />
      )}
      <AboutCell />
      {isLogin && <Cell icon="logout" text={ME.logOff} onPress={() => void leave()} />}
    </View>
  )
}
