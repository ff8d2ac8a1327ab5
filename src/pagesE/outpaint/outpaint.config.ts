export default definePageConfig({ navigationBarTitleText: '扩图' })
