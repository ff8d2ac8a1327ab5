export default definePageConfig({ navigationBarTitleText: '墨光', navigationStyle: 'custom' })
