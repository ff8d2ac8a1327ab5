import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { go, navigate } from '@/domain/navigation/navigate'
import { startFrom } from '@/domain/works/startFrom'
import { parseAddress } from '@/lib/address'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { findRoute } from '@/routes'
import { classes } from '@/ui/classes'
import { lazySheet } from '@/ui/later'
import { length } from '@/ui/length'
import { Pager } from '@/ui/Pager/Pager'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { BANNERS } from './texts'
import type { Lead } from './lead'
import type { Banner } from './useBanners'
import './Banners.scss'

/** Heights on the page, at 375 px width; as in the style sheet. */
export const BANNERS_PX = 212
export const THEME_PX = 440
export const THEME_ROW_PX = 58

const ThemeActs = lazySheet(() => import('./ThemeActs').then((m) => m.ThemeActs), { quiet: true })
const nothing = () => {}

export function openBanner({ link, theme }: Banner): void {
  if (theme) {
    void startFrom('text2img', theme.params)
    return
  }
  if (!link.startsWith('/')) {
    void navigate('pagesC/webview/webview', { url: link })
    return
  }
  const tab = findRoute(parseAddress(link).path)?.tab
  void go(tab ? 'switchTab' : 'navigate', link)
}

interface CardProps {
  banner: Banner
  shown: boolean
  near: boolean
  /** Alone and high: only its picture and words. */
  tall?: boolean
}

function BannerCard({ banner, shown, near, tall = false }: CardProps) {
  const { title, words, url, thumbhash, color, labelled, theme, contest } = banner
  const above = theme?.name ?? contest
  return (
    <View
      className="mg-press mg-banners__card"
      {...pressable({ role: 'link', onPress: () => openBanner(banner) })}
      {...(IS_H5 && !shown ? { tabIndex: -1 } : {})}
    >
      {near && <Picture src={mediaUrl(url)} alt="" thumbhash={thumbhash} color={color} eager />}
      <View className={classes('mg-banners__words', labelled && 'mg-banners__words--higher')}>
        {above !== undefined && <Text className="mg-banners__theme">{above}</Text>}
        <Text className="mg-banners__title">{title}</Text>
        {words !== '' && !tall && <Text className="mg-banners__line">{words}</Text>}
      </View>
      {above !== undefined && !tall && (
        <View className="mg-banners__start">{theme ? BANNERS.start : BANNERS.look}</View>
      )}
    </View>
  )
}

interface BannersProps {
  banners: readonly Banner[]
  /** Among the first columns instead of over all of them. */
  lead: Lead | null
}

/** 本周主题 for a user who does not take part yet. */
export function ThemeBlock({ banner }: { banner: Banner }) {
  return (
    <View className="mg-banners mg-banners--tall">
      <BannerCard banner={banner} shown near tall />
      <ThemeActs banner={banner} onClose={nothing} />
    </View>
  )
}

/** One row over the pictures, turned by the finger or by its dots, never by itself. */
export function Banners({ banners, lead }: BannersProps) {
  const [turned, setTurned] = useState(0)
  const index = Math.min(turned, banners.length - 1)
  const count = banners.length
  return (
    <View
      className={classes('mg-banners', lead && 'mg-banners--lead')}
      style={lead ? { width: length(lead.widthPx), height: length(lead.heightPx) } : {}}
    >
      <Pager
        label={BANNERS.label}
        index={index}
        onIndex={setTurned}
        pages={banners.map((banner, position) => (
          <BannerCard
            key={banner.key}
            banner={banner}
            shown={position === index}
            near={Math.abs(position - index) <= 1}
          />
        ))}
      />
      {count > 1 && (
        <View
          className="mg-press mg-banners__turn"
          {...pressable({
            label: BANNERS.next(index + 1, count),
            onPress: () => setTurned((index + 1) % count),
          })}
        >
          <View className="mg-banners__dots">
            {banners.map(({ key }, position) => (
              <View
                key={key}
                className={classes('mg-banners__dot', position === index && 'mg-banners__dot--on')}
              />
            ))}
          </View>
        </View>
      )}
    </View>
  )
}
