import type { SignInWay } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { texts as emailTexts } from './emailTexts'
import { texts } from './loginTexts'
import { texts as passwordTexts } from '@/domain/session/passwordTexts'

interface WelcomeProps {
  way: SignInWay | undefined
  /** Came by a friend, where that is worth something. */
  invited: boolean
  /** Of a new account; 0 for none. */
  credits: number
}

function getWelcomeText({ way, invited, credits }: WelcomeProps): string {
  if (way === 'password') return passwordTexts.welcome
  if (invited) return texts.invited
  const words = way === 'email' ? emailTexts : texts
  return credits > 0 ? words.welcome(credits) : words.welcomePlain
}

/** One line under the promise: what one signs in with, and what for. */
export function Welcome(props: WelcomeProps) {
  return <View className="login__welcome">{getWelcomeText(props)}</View>
}
