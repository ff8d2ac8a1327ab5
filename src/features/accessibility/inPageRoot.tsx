import { View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { accessibilityClasses, accessibilityVariables } from '@/lib/accessibility'
import { useAccessibility } from '@/stores/accessibility'
import { classes } from '@/ui/classes'

/**
 * A page of a mini-program within a root of its own: there is no document that text size, contrast
 * and motion could stand on. config/pageRoot.js puts every page in it.
 */
export function inPageRoot<P extends object>(Page: ComponentType<P>) {
  return function PageRoot(props: P) {
    const settings = useAccessibility()
    const names = accessibilityClasses(settings).map(([name, on]) => on && name)
    return (
      <View className={classes('mg-page', ...names)} style={accessibilityVariables(settings)}>
        <Page {...props} />
      </View>
    )
  }
}
