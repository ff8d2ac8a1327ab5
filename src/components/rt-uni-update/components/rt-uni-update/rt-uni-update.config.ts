import { pageConfig } from '../../../../pageConfig'

export default definePageConfig(
  pageConfig('components/rt-uni-update/components/rt-uni-update/rt-uni-update'),
)
