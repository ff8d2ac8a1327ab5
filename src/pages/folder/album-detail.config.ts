export default definePageConfig({ navigationBarTitleText: '画集' })
