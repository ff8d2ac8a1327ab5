import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesD/mj-prompt-book/mj-prompt-book'))
