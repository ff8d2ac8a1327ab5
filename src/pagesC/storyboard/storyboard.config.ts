import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesC/storyboard/storyboard'))
