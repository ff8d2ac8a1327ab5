export const texts = {
  noThing: (word: string, names: readonly string[]) =>
    `没有在照片里认出“${word}”。${
      names.length > 0 ? `认出来的有${names.join('、')}；` : ''
    }点“框一块”框住它，就照这句话改框里的；也可以用“点选修图”点一下它`,
  takenFor: (word: string, place: string, name: string) => `（「${word}」按${place}${name}处理）`,
  sides: { left: '左边', right: '右边', top: '上面', bottom: '下面', middle: '中间' },
  someThing: '那个物体',
  likeThing: (name: string) => `像${name}的那个物体`,
  noMain: '照片里没有找到主要的人或东西，没法居中',
  allSoAlready: '照片已经是这样了',
  isCentred: '已经在画面中间了',
  noCentre: '太靠边了，裁到中间剩不下多少；可以往那一边扩图',
  rest: '其他东西',
  whichStays: (target: string) => `没说要留下哪个${target}，可以说“只留左边的${target}”`,
  noNets: '现在认不出照片里有什么，请用“点选修图”在图上点一下要改的东西',
  noText: '照片上的字现在改不了，可以先把字去掉，再用别的工具写上去',
  noTrait: (target: string) =>
    `本地画笔改不了照片里${target}的样子和动作；可以去掉、换掉或改颜色，也可以换一个能听懂指令的模型`,
  noMove: (target: string) =>
    `照片里的${target}太小、太大或者边看不清，挪动和缩放会留下痕迹；可以去掉它，或者换个画幅`,
  noMoveMany: (target: string) => `一次只能挪一个，请说清是哪个${target}，例如“左边的${target}”`,
  noMoveCut: (target: string) =>
    `${target}有一部分在画面外面，挪了会露出断口；可以去掉它，或者换个画幅`,
  noMoveTouched: (target: string) =>
    `${target}和别的东西挨在一起或者拿着东西，挪了会扯断；可以去掉它，或者换个画幅`,
  noMoveOnto: (target: string) => `${target}挪过去会压住别的东西；可以换个地方，或者去掉它`,
  noPlace: (value: string) =>
    `没看懂要挪到哪里（${value}），可以说往左一点、挪到中间、挪到某个东西旁边`,
  noSpace: (target: string) => `${target}已经在那里，或者那一边没有地方了`,
  noWeather: (value: string) =>
    `照片现在换不了${value}；可以下雪、下雨、起雾、放晴，也可以改成清晨、白天、黄昏或夜晚`,
  indoors: (value: string) =>
    `这张像是在屋里拍的，换不了${value}；可以调亮、调暗、调冷或调暖，或者换个背景`,
  absent: '要加进来的人不在这张照片里，这里只能改照片上有的；可以用“图片融合”把两张照片合在一起',
  noStyle: (value: string) => `照片转画里没有${value}，可以选下面的画法`,
  noTone: (value: string) => `照片现在不能调成${value}，可以调亮、调暗、调暖、调冷或变黑白`,
  noUndress: '不能这样改人物',
  noColour: (value: string) => `认不出“${value}”是什么颜色，可以说红、黄、蓝、绿这样的颜色`,
  sameRatio: (ratio: string) => `这张照片已经是 ${ratio} 了`,
  noFace: (what: string) => `没有在照片里找到脸，做不了“${what}”；脸要清楚一点、大一点`,
  noGlare: '反光后面是什么猜不准，去不掉；可以用“涂抹消除”涂一下那里，或者把高光压暗一点',
  noDeep: (what: string) => `${what}现在修不了，可以给脸磨皮，或者让脸亮一点`,
  noAdd: '说一下要加什么，例如“右边加一只猫”',
  noCount: (target: string) => `数不清有几个${target}，可以说“去掉左边那个”`,
  nothingRead: '没看懂要改哪里，可以说“去掉左边的人”“背景换成蓝色”这样的话',
  vague: '想要哪种效果？可以说调亮一点、调暖一点，或者说出要改的东西',
  chat: '这里只会改图，说说想改照片的哪里',
  conflict: (one: string, other: string) => `“${one}”和“${other}”合不到一起，请选一个`,
  tooMany: (most: number) => `一次最多改 ${most} 处，先改前面的`,
  unable: {
    motion: '这里只能改成静止的图片，要动起来可以用图生视频',
    photograph: '画不成以假乱真的照片，可以换个画法',
    mark: '标志、二维码和签名画不准，可以先去掉它',
    likeness: '不能换成真人的脸',
    nudity: '不能这样改人物',
    label: '“AI生成”标识按规定要留着',
  },
  noVersion: '没有找到说的那一张',
}
