import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { navigate } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Chips } from '@/ui/Chips/Chips'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { SearchField } from '@/ui/SearchField/SearchField'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { texts } from './texts'
import { useApps, useAppTags } from './useApps'
import './Apps.scss'

type AppInfo = CallData<'GET /api/tools/apps'>['list'][number]

function AppRow({ app }: { app: AppInfo }) {
  return (
    <View
      className="mg-press mg-app"
      {...pressable({
        role: 'link',
        onPress: () => void navigate('pagesE/apps/apps', { id: app.id }),
      })}
    >
      <View className="mg-app__cover">
        {app.coverUrl === null ? (
          <Icon name="spark" />
        ) : (
          <Picture src={mediaUrl(app.coverUrl)} alt="" />
        )}
      </View>
      <View className="mg-app__words">
        <View className="mg-app__name">{app.name}</View>
        <View className="mg-app__summary">{app.summary}</View>
      </View>
      <Text className="mg-app__price">{texts.price(app.credits, app.bySecond)}</Text>
    </View>
  )
}

/** Small apps by tag and by words. */
export function Apps() {
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState<string | null>(null)
  const tags = useAppTags()
  const apps = useApps(tag, search.trim())
  const list = apps.rows
  return (
    <View className="mg-apps">
      <PageHead title={texts.title} />
      <View className="mg-apps__search">
        <SearchField value={search} onChange={setSearch} label={texts.search} />
      </View>
      <Chips
        label={texts.tags}
        all={texts.all}
        options={(tags.data ?? []).map((some) => ({ value: some.tag, text: some.tag }))}
        value={tag}
        onChange={setTag}
      />
      {list.map((app) => (
        <AppRow key={app.id} app={app} />
      ))}
      {apps.isPending && <Skeleton height={88} />}
      {!apps.isPending && list.length === 0 && (
        <Empty
          drawing={apps.isError ? 'failed' : 'empty'}
          {...(apps.isError ? { title: texts.failed } : { hint: texts.none })}
          action={{
            text: apps.isError ? texts.retry : texts.all,
            onPress: () => {
              setSearch('')
              setTag(null)
              if (apps.isError) void apps.refetch()
            },
          }}
        />
      )}
      {apps.hasNextPage && (
        <View className="mg-apps__more">
          <Button wide onPress={() => void apps.fetchNextPage()}>
            {texts.more}
          </Button>
        </View>
      )}
    </View>
  )
}
