import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import {
  promptInstall,
  countSaved,
  installWay,
  putOffInstall,
  type InstallWay,
} from '@/platform/install.h5'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { Img } from '@/ui/Picture/Img'
import { texts } from './installTexts'
import './InstallCard.scss'

/** Positions without buttons below. */
const ROOMY = /^\/pages\/(playground|folder|ucenter)\/(playground|folder|ucenter)$/
const LOOK_MS = 800

/** Whether the current page has space for it; the router emits no event when it moves. */
function useFitsPage(waiting: boolean): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const look = () => setFits(ROOMY.test(window.location.pathname))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [waiting])
  return fits
}

interface InstallCardProps {
  /** Pictures saved since the app was opened. */
  saved: number
  onClose: () => void
}

/** A card, no dialog: once two pictures were saved, and not again for a month. */
export function InstallCard({ saved, onClose }: InstallCardProps) {
  const [way, setWay] = useState<InstallWay>(null)
  useEffect(() => {
    countSaved()
    setWay(installWay())
  }, [saved])
  const fits = useFitsPage(way !== null)
  if (way === null || !fits) return null
  const later = () => {
    putOffInstall()
    onClose()
  }
  const install = () => {
    onClose()
    void promptInstall()
  }
  return (
    <View className="mg-install" role="region" aria-label={texts.title}>
      <View className="mg-install__row">
        <View className="mg-install__icon">
          <Img src="/icon-192.png" alt="" fit="cover" className="mg-install__img" />
        </View>
        <View className="mg-install__words">
          <View className="mg-install__title">{texts.title}</View>
          <View className="mg-install__note">{way === 'prompt' ? texts.note : texts.noteHand}</View>
        </View>
      </View>
      {way === 'hand' && (
        <View className="mg-install__steps">
          <Icon name="share" size={18} />
          <Text>{texts.steps}</Text>
        </View>
      )}
      <View className="mg-install__acts">
        <Button wide onPress={later}>
          {way === 'prompt' ? texts.later : texts.known}
        </Button>
        {way === 'prompt' && (
          <Button variant="primary" wide onPress={install}>
            {texts.install}
          </Button>
        )}
      </View>
    </View>
  )
}
