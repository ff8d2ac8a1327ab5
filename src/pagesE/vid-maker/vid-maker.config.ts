export default definePageConfig({ navigationBarTitleText: '照片成片' })
