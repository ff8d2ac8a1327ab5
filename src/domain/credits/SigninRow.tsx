import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { shanghaiDay, signinRow, tomorrowCredits, type SigninCell } from './signin'
import { SIGNIN } from './texts'
import type { Score } from './useScore'
import { useSignin } from './useSignin'
import './SigninRow.scss'

interface DayProps {
  cell: SigninCell
  /** It was claimed a moment ago: it turns, and its credits rise. */
  turning: boolean
  onClaim: (() => void) | undefined
}

function Day({ cell, turning, onClaim }: DayProps) {
  const { label, credits, state, isToday } = cell
  const name = isToday
    ? state === 'done'
      ? SIGNIN.done
      : SIGNIN.action(label, credits)
    : SIGNIN.day(label, credits, state === 'done')
  return (
    <View
      className={classes(
        onClaim && 'mg-press',
        'mg-signin__day',
        isToday && 'mg-signin__day--today',
      )}
      {...(onClaim
        ? pressable({ onPress: onClaim, label: name })
        : { role: 'img', 'aria-label': name })}
    >
      <View
        className={classes(
          'mg-signin__face',
          `mg-signin__face--${state}`,
          turning && 'mg-signin__face--turning',
        )}
      >
        {state === 'done' ? <Icon name="check" size={18} /> : <Text>{`+${credits}`}</Text>}
      </View>
      {turning && <Text className="mg-signin__rise">{`+${credits}`}</Text>}
      <Text className="mg-signin__label">{label}</Text>
    </View>
  )
}

/** Seven days; today's can be tapped once. */
export function SigninRow({ score }: { score: Score }) {
  const signin = useSignin()
  const [turned, setTurned] = useState<string | null>(null)
  const cells = signinRow(score.calendar, shanghaiDay(Date.now()))
  const tomorrow = tomorrowCredits(cells)
  const claim = async (day: string) => {
    if (await signin.run()) setTurned(day)
  }
  return (
    <View className="mg-signin">
      <View className="mg-signin__head">
        <Text>{score.streakDays > 0 ? SIGNIN.streak(score.streakDays) : SIGNIN.start}</Text>
        {tomorrow !== null && (
          <View className="mg-signin__tomorrow">
            <Text>{`${SIGNIN.tomorrow} `}</Text>
            <Text className="mg-signin__gold">{`+${tomorrow}`}</Text>
          </View>
        )}
      </View>
      <View className="mg-signin__days">
        {cells.map((cell) => (
          <Day
            key={cell.day}
            cell={cell}
            turning={turned === cell.day}
            onClaim={cell.state === 'today' ? () => void claim(cell.day) : undefined}
          />
        ))}
      </View>
    </View>
  )
}
