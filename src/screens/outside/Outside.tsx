import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { back, go } from '@/domain/navigation/navigate'
import { parseAddress } from '@/lib/address'
import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { openOutside, siteOrigin } from '@/platform/site'
import { showToast } from '@/platform/toast'
import { findRoute, HOME } from '@/routes'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { WebFrame } from '@/ui/WebFrame/WebFrame'
import { judgeAddress } from './address'
import { texts } from './texts'
import './Outside.scss'

async function copy(url: string): Promise<void> {
  await copyText(url)
  showToast(texts.copied)
}

function Leaving({ url, host }: { url: string; host: string }) {
  return (
    <View className="mg-outside">
      <Icon name="alert" size={32} />
      <View className="mg-outside__title" role="heading" aria-level={2}>
        {texts.leaving}
      </View>
      <View className="mg-outside__hint">{texts.leavingHint(host)}</View>
      <View className="mg-outside__url">{url}</View>
      <View className="mg-outside__acts">
        <Button variant="secondary" wide onPress={() => void copy(url)}>
          {texts.copy}
        </Button>
        {IS_H5 && (
          <Button variant="primary" wide onPress={() => openOutside(url)}>
            {texts.open}
          </Button>
        )}
      </View>
    </View>
  )
}

/** A page of the app is opened as one: in a frame it would be a second app. */
function ToPage({ address, tab }: { address: string; tab: boolean }) {
  useEffect(() => void go(tab ? 'switchTab' : 'redirect', address), [address, tab])
  return null
}

/** A web page inside the app: ours at once, others after a word of warning. */
export function Outside({ url }: { url: string }) {
  const judged = judgeAddress(url, [siteOrigin()])
  if (judged.kind === 'own') {
    const address = judged.url.slice(siteOrigin().length)
    const route = IS_H5 ? findRoute(parseAddress(address).path || HOME) : null
    if (route) return <ToPage address={address} tab={route.tab === true} />
    return <WebFrame url={judged.url} title={texts.title} />
  }
  if (judged.kind === 'foreign') return <Leaving url={judged.url} host={judged.host} />
  return (
    <Empty
      drawing="failed"
      title={texts.refused}
      hint={texts.refusedHint}
      action={{ text: texts.back, onPress: () => void back() }}
    />
  )
}
