import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/storyboard/storyboard'))
