export const texts = {
  notComposed: '这首试听还没准备好，请稍后再试',
}
