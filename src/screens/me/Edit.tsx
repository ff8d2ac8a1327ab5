import { Text, View } from '@tarojs/components'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { useSession, type UserInfo } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { Field } from '@/ui/Field/Field'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TextArea } from '@/ui/TextArea/TextArea'
import { Avatar } from './Avatar'
import { EDIT, ME } from './texts'
import { BIO_MAX, countCharacters, NICKNAME_MAX, useEdit } from './useEdit'
import './Profile.scss'
import './Edit.scss'

/** Longer than a name may be, so that too much can be typed, seen and shortened. */
const TYPED_MAX = 60

interface HeadProps {
  text: string
  count: number
  max: number
  isReviewing: boolean
}

function Head({ text, count, max, isReviewing }: HeadProps) {
  return (
    <View className="mg-edit__head">
      <View role="heading" aria-level={2}>
        {text}
        {isReviewing && <Text className="mg-edit__reviewing">{EDIT.reviewing}</Text>}
      </View>
      <View className="mg-edit__note">{EDIT.counter(count, max)}</View>
    </View>
  )
}

function Form({ user }: { user: UserInfo }) {
  const form = useEdit(user)
  return (
    <View className="mg-edit">
      <View className="mg-edit__avatar">
        <Avatar user={user} />
        <View className="mg-edit__note" aria-hidden>
          {user.reviewing.includes('avatarUrl') ? EDIT.reviewing : ME.changeAvatar}
        </View>
      </View>
      <Head
        text={EDIT.nickname}
        count={countCharacters(form.nickname)}
        max={NICKNAME_MAX}
        isReviewing={user.reviewing.includes('nickname')}
      />
      <Field
        kind="nickname"
        value={form.nickname}
        onChange={form.setNickname}
        label={EDIT.nickname}
        placeholder={EDIT.nicknameHint}
        maxLength={TYPED_MAX}
        onConfirm={() => void form.save()}
      />
      <Head
        text={EDIT.bio}
        count={countCharacters(form.bio)}
        max={BIO_MAX}
        isReviewing={user.reviewing.includes('bio')}
      />
      <View className="mg-edit__box">
        <TextArea
          value={form.bio}
          onChange={form.setBio}
          label={EDIT.bio}
          placeholder={EDIT.bioHint}
          rows={4}
        />
      </View>
      <View className="mg-edit__public">
        {user.reviewing.length > 0 ? EDIT.reviewingLong : EDIT.public}
      </View>
      <View className="mg-edit__issue" role="alert">
        {form.issue}
      </View>
      <Button
        variant="primary"
        wide
        disabled={form.refusal !== null || form.saving}
        onPress={() => void form.save()}
      >
        {form.saving ? EDIT.saving : (form.refusal ?? EDIT.save)}
      </Button>
    </View>
  )
}

/** 编辑资料 */
export function Edit() {
  const isLogin = useSession((session) => session.isLogin)
  const user = useSession((session) => session.userInfo)
  if (isLogin && user) return <Form user={user} />
  if (isLogin) return <Skeleton height={240} />
  const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/user-edit'))
  return <Empty title={EDIT.anonymous} action={{ text: ME.login, onPress: login }} />
}
