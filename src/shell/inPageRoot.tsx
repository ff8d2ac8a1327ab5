import { View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { accessibilityClasses, accessibilityVariables } from '@/lib/accessibility'
import { chatMessage } from '@/domain/share/message'
import { PrivacySheet } from '@/shell/privacy/PrivacySheet'
import { HAS_PAGE_CONTAINERS } from '@/platform/env'
import { useChatMessage } from '@/platform/shareMenu'
import { useAccessibility } from '@/stores/accessibility'
import { BackCatcher } from '@/ui/BackCatcher/BackCatcher'
import { classes } from '@/ui/classes'
import { ModalSheet } from '@/ui/ModalSheet/ModalSheet'
import { TapLayer } from '@/ui/TapLayer/TapLayer'
import { useSystemInsets } from '@/domain/accessibility/useSystemInsets'

/**
 * A page of a mini-program within a root of its own: there is no document that text size, contrast,
 * motion and the parts of the system could stand on. config/pageRoot.js puts every page in it.
 */
export function inPageRoot<P extends object>(Page: ComponentType<P>) {
  return function PageRoot(props: P) {
    const settings = useAccessibility()
    const insets = useSystemInsets()
    // Taro takes the first of several answers, and queries the elements inside the root first.
    useChatMessage(() => chatMessage(undefined))
    const names = accessibilityClasses(settings).map(([name, on]) => on && name)
    return (
      <View
        className={classes('mg-page', ...names)}
        style={{ ...accessibilityVariables(settings), ...insets }}
      >
        <Page {...props} />
        <PrivacySheet />
        <ModalSheet />
        <TapLayer />
        {HAS_PAGE_CONTAINERS && <BackCatcher />}
      </View>
    )
  }
}
