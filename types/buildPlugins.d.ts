/** Plugins that the build's tools load by path, so plain JavaScript. */
declare module '*/config/textScale.js' {
  import type { Plugin } from 'postcss'

  export default function textScale(): Plugin
}

declare module '*/config/oneUnit.js' {
  import type { Plugin } from 'postcss'

  export default function oneUnit(): Plugin
}

declare module '*/config/pageRoot.js' {
  import type { PluginObj } from '@babel/core'

  export default function pageRoot(babel: object): PluginObj
}

declare module '*/config/queryString.js' {
  const queryString: {
    parse(search: string): Record<string, string | null | (string | null)[]>
  }
  export default queryString
}
