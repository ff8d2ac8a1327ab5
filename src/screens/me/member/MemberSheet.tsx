import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { MEMBER } from './texts'
import { computeProgress, useMember, type Member } from './useMember'
import './MemberSheet.scss'

function Now({ member }: { member: Member }) {
  const { name, next, spentCredits } = member
  const percent = Math.round(computeProgress(member) * 100)
  return (
    <View className="mg-member__now">
      <Text className="mg-member__name">{name}</Text>
      <Text className="mg-member__spent">{MEMBER.spent(spentCredits)}</Text>
      {next && (
        <View
          className="mg-member__bar"
          role="progressbar"
          aria-label={MEMBER.progress(next.name)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <View className="mg-member__fill" style={{ width: `${percent}%` }} />
        </View>
      )}
      <Text className="mg-member__left">
        {next ? MEMBER.left(next.from - spentCredits, next.name) : MEMBER.top}
      </Text>
    </View>
  )
}

function Levels({ member }: { member: Member }) {
  return (
    // A keyboard scrolls what it can be on; nothing in this list is pressed.
    <View role="list" aria-label={MEMBER.title} {...{ tabIndex: 0 }}>
      {member.levels.map(({ level, name, from, signinBonus }) => (
        <View
          key={level}
          role="listitem"
          className={classes(
            'mg-member__level',
            level <= member.level && 'mg-member__level--reached',
          )}
        >
          <View className="mg-member__dot" aria-hidden />
          <View className="mg-member__words">
            <Text className="mg-member__title">{name}</Text>
            <Text className="mg-member__from">
              {level === member.level ? MEMBER.here : MEMBER.from(from)}
            </Text>
          </View>
          {signinBonus > 0 && <Text className="mg-member__bonus">{MEMBER.bonus(signinBonus)}</Text>}
        </View>
      ))}
    </View>
  )
}

/** 墨阶: where I stand, how far it is to the next, and what each gives. */
export function MemberSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, isError, refetch } = useMember()
  return (
    <BottomSheet open={open} onClose={onClose} title={MEMBER.title}>
      {data && <Now member={data} />}
      {data && <Levels member={data} />}
      {data && <View className="mg-member__note">{MEMBER.note}</View>}
      {!data && isError && (
        <View
          className="mg-press mg-member__retry"
          {...pressable({ onPress: () => void refetch() })}
        >
          {MEMBER.failed}
        </View>
      )}
    </BottomSheet>
  )
}
