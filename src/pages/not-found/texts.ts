export const texts = {
  title: '这一页不在了',
  hint: '地址可能有误，或者内容已经移走',
  home: '回到创作',
} as const
