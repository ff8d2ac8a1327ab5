import { pageConfig } from '../../pageConfig'

export default definePageConfig({
  ...pageConfig('pages/ucenter/login'),
  backgroundColor: WINDOW_COLOURS.ground,
})
