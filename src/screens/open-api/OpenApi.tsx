import { API_KEYS_MAX } from '@contract/open-api'
import { Text, View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { useOnline } from '@/platform/network'
import { usePageSize } from '@/platform/usePageSize'
import { siteOrigin } from '@/platform/site'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Calls } from './Calls'
import type { ApiKey } from './format'
import { Desk } from './Desk'
import { Figures } from './Figures'
import { Keys } from './Keys'
import { texts } from './texts'
import { UsageChart } from './UsageChart'
import { useApiKeys, useUsage } from './useKeys'
import { Webhooks } from './Webhooks'
import './OpenApi.scss'

const PAGE = 'pagesC/ucenter/acc-setting'
const openNewKey = () => void navigate(PAGE, { view: 'new-key' })

function Waiting() {
  return (
    <View className="api-waiting" aria-hidden>
      <Skeleton width={120} height={36} />
      <Skeleton height={88} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </View>
  )
}

/** Mini-programs show keys and revoke them; forms and secrets are for the web. */
function OnWeb() {
  return (
    <View className="api-dock">
      <View className="api-dock__note">{texts.onWeb}</View>
      <Button variant="primary" onPress={() => void copyText(`${siteOrigin()}/${PAGE}?view=keys`)}>
        {texts.copyWeb}
      </Button>
    </View>
  )
}

function CreateDock({ disabled }: { disabled: boolean }) {
  return (
    <View className="api-dock">
      <View className="api-dock__note">
        <View>{texts.limitNote(API_KEYS_MAX)}</View>
        <View>{texts.onePlace}</View>
      </View>
      <Button
        variant="primary"
        className="api-dock__create"
        disabled={disabled}
        onPress={openNewKey}
      >
        {disabled ? texts.limitNote(API_KEYS_MAX) : texts.create}
      </Button>
    </View>
  )
}

function KeysHead({ count }: { count: number }) {
  return (
    <View className="api-part__row">
      <View className="api-part__head" role="heading" aria-level={2}>
        {texts.keys(count)}
      </View>
      <View
        className="mg-press api-part__more"
        {...pressable({
          role: 'link',
          onPress: () => void navigate(PAGE, { view: 'samples' }),
        })}
      >
        <Text>{texts.samples}</Text>
        <Icon name="right" size={18} />
      </View>
    </View>
  )
}

function Notice({ isStale }: { isStale: boolean }) {
  const online = useOnline()
  if (online && !isStale) return null
  return <OfflineLine className="api-offline">{texts.offline}</OfflineLine>
}

function Loaded({ apiKeys, state }: { apiKeys: readonly ApiKey[]; state: State }) {
  const usage = useUsage(true)
  const isFull = apiKeys.filter(({ revokedAt }) => revokedAt === null).length >= API_KEYS_MAX
  return (
    <View className="api-main">
      <Notice isStale={state.isRefetchError} />
      {usage.data && (
        <View className="api-usage">
          <Figures usage={usage.data} />
          <UsageChart usage={usage.data} apiKeys={apiKeys} />
        </View>
      )}
      <KeysHead count={apiKeys.length} />
      <Keys apiKeys={apiKeys} />
      <Webhooks enabled />
      <Calls enabled />
      {IS_H5 ? <CreateDock disabled={isFull} /> : <OnWeb />}
    </View>
  )
}

type State = ReturnType<typeof useApiKeys>

/** In place of the keys: loading, failed, or none yet. */
function NoKeys({ state }: { state: State }) {
  const { isPending, isError, error, refetch } = state
  if (isError) {
    const retry = { text: texts.retry, onPress: () => void refetch() }
    return (
      <Empty drawing="failed" title={texts.failed} hint={getErrorMessage(error)} action={retry} />
    )
  }
  if (isPending) return <Waiting />
  const create = { text: texts.create, onPress: openNewKey }
  const copy = {
    text: texts.copyWeb,
    onPress: () => void copyText(`${siteOrigin()}/${PAGE}?view=keys`),
  }
  return (
    <Empty
      drawing="empty"
      title={texts.empty}
      hint={IS_H5 ? texts.emptyHint : texts.onWeb}
      action={IS_H5 ? create : copy}
    />
  )
}

function Content({ state }: { state: State }) {
  const { rows, isRefetchError } = state
  const { sideBySide } = usePageSize()
  if (sideBySide)
    return (
      <Desk
        apiKeys={rows}
        waiting={<NoKeys state={state} />}
        notice={<Notice isStale={isRefetchError} />}
        onCreate={openNewKey}
      />
    )
  return (
    <>
      <PageHead title={texts.title} />
      {rows.length > 0 ? <Loaded apiKeys={rows} state={state} /> : <NoKeys state={state} />}
    </>
  )
}

/** 开放接口: keys of the signed-in user, their use, webhooks and samples. */
export function OpenApi(_: { onClose: () => void }) {
  const isLogin = useSession((session) => session.isLogin)
  const isOff = useApp(({ appConfig }) => appConfig?.openApi === false)
  const state = useApiKeys(isLogin && !isOff)
  const login = () => void go('navigate', loginUrlFor(`/${PAGE}?view=keys`))
  const isUsable = isLogin && !isOff
  return (
    <View className="api-page">
      {isUsable ? <Content state={state} /> : <PageHead title={texts.title} />}
      {isOff && <Empty title={texts.off} />}
      {!isOff && !isLogin && (
        <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
      )}
    </View>
  )
}
