import { ScrollView, View } from '@tarojs/components'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { navigate } from '@/domain/navigation/navigate'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { loadMorePx } from '@/platform/loadMore'
import { mediaUrl } from '@/platform/media'
import { emptyLine } from '@/ui/Empty/texts'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { changeText, creditsText } from './format'
import { CREDITS } from './texts'
import { ledgerTime } from './time'
import './Ledger.scss'

type Entry = CallData<'GET /api/score-log/my'>['list'][number]

function Row({ entry, onOpen }: { entry: Entry; onOpen: (() => void) | undefined }) {
  const { title, about, thumbUrl, credits, balanceAfter, createdAt } = entry
  const sign = credits > 0 ? 'plus' : 'minus'
  return (
    <View
      className={onOpen ? 'mg-press mg-ledger__row' : 'mg-ledger__row'}
      {...(onOpen ? pressable({ onPress: onOpen, role: 'link' }) : {})}
    >
      {thumbUrl !== null && (
        <View className="mg-ledger__thumb">
          <Picture src={mediaUrl(thumbUrl)} alt="" />
        </View>
      )}
      <View className="mg-ledger__what">
        <View className="mg-ledger__title">{about ?? title}</View>
        <View className="mg-ledger__note">
          {about === null ? '' : `${title} · `}
          {ledgerTime(createdAt, new Date())}
        </View>
      </View>
      <View className="mg-ledger__much">
        <View className={`mg-ledger__change mg-ledger__change--${sign}`}>
          {changeText(credits)}
        </View>
        <View className="mg-ledger__note">{CREDITS.after(creditsText(balanceAfter))}</View>
      </View>
    </View>
  )
}

/** Every change of my balance, newest first. */
export function Ledger({ onLeave }: { onLeave: () => void }) {
  const query = usePages({
    queryKey: keys.scoreLog,
    pageSize: 20,
    fetchPage: (page) => call('GET /api/score-log/my', { query: page }),
  })
  const entries = query.rows
  const open = (jobId: string) => {
    onLeave()
    void navigate('pagesD/job-detail/job-detail', { id: jobId })
  }
  if (query.isPending) {
    return (
      <View className="mg-ledger" aria-hidden>
        {[0, 1, 2, 3].map((row) => (
          <View key={row} className="mg-ledger__row">
            <Skeleton width={120} height={20} />
            <Skeleton width={48} height={20} />
          </View>
        ))}
      </View>
    )
  }
  return (
    <ScrollView
      scrollY
      className="mg-ledger"
      lowerThreshold={loadMorePx()}
      onScrollToLower={query.onNearEnd}
    >
      {entries.map((entry) => {
        const { jobId } = entry
        return <Row key={entry.id} entry={entry} onOpen={jobId ? () => open(jobId) : undefined} />
      })}
      <MoreFoot
        state={query}
        end={entries.length === 0 ? emptyLine(CREDITS.logEmpty) : undefined}
      />
    </ScrollView>
  )
}
