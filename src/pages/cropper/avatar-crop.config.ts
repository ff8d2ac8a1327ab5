import { pageConfig } from '../../pageConfig'

export default definePageConfig({ ...pageConfig('pages/cropper/avatar-crop'), disableScroll: true })
