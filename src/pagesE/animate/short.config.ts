export default definePageConfig({ navigationBarTitleText: '动画短片' })
